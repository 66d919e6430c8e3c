// The messages to open pages: new files and problems, each only once.
import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLivePages } from '../../../build/dev/livePages.ts'
import { outputPath } from '../../../build/shared/paths.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let outDir: string
siteFolder((path) => {
  outDir = path
})

function open() {
  const pages = createLivePages(outDir)
  const events: unknown[] = []
  const response = Object.assign(new EventEmitter(), {
    write(event: string) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(event) ?? []
      events.push([name, JSON.parse(data)])
    },
  }) as unknown as ServerResponse
  pages.connect(response)
  return { pages, events, response }
}
const problem = { file: null, line: 0, column: 0, message: 'Wrong.', hint: 'Mend it.' }
const [a, b] = [outputPath('a.html'), outputPath('b.html')]

it('reports the problems to a page that connects, and only when they change', () => {
  const { pages, events } = open()
  expect(events).toEqual([['problems', []]])
  pages.showProblems([problem])
  pages.showProblems([problem])
  pages.showProblems([])
  const shown = [{ place: '', text: 'Wrong.\nMend it.' }]
  expect(events.slice(1)).toEqual([
    ['problems', shown],
    ['problems', []],
  ])
})

it('reports files that a build wrote, except content that the page already shows', () => {
  const { pages, events } = open()
  writeFileSync(join(outDir, a), 'newer')
  writeFileSync(join(outDir, b), 'other')
  pages.showUnpublished(
    new Map([
      [a, 'newer'],
      [b, 'newer'],
    ]),
  )
  pages.published([a, b])
  pages.published([])
  expect(pages.unpublished.size).toBe(0)
  expect(events.slice(1)).toEqual([
    ['built', { changed: [a, b] }],
    ['built', { changed: [b] }],
  ])
})

it('sends nothing to a closed page', () => {
  const { pages, events, response } = open()
  response.emit('close')
  pages.published([a])
  expect(events.length).toBe(1)
})
