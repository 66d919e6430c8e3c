// The messages to open pages: new files and problems, each only once.
import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLivePages } from '../../../build/dev/livePages.ts'
import { shownFailure } from '../../../build/dev/shownProblems.ts'
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
const none = { isStale: false, problems: [] }
const found = shownFailure(new Error('Wrong.'))
const [a, b] = [outputPath('a.html'), outputPath('b.html')]

it('reports the problems to a page that connects, and only when they change', () => {
  const { pages, events } = open()
  expect(events).toEqual([['problems', none]])
  pages.showProblems(found)
  pages.showProblems(found)
  pages.showProblems(none)
  expect(events.slice(1)).toEqual([
    ['problems', found],
    ['problems', none],
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
  pages.published([a, b], outDir)
  pages.published([], outDir)
  expect(pages.unpublished.size).toBe(0)
  expect(events.slice(1)).toEqual([
    ['built', { changed: [a, b] }],
    ['built', { changed: [b] }],
  ])
})

it('asks every page to look again when another folder is served', () => {
  const { pages, events } = open()
  pages.published([a], join(outDir, 'preview'))
  expect(pages.folder()).toBe(join(outDir, 'preview'))
  pages.published([a], join(outDir, 'preview'))
  expect(events.slice(1)).toEqual([
    ['built', { changed: 'all' }],
    ['built', { changed: [a] }],
  ])
})

it('sends nothing to a closed page', () => {
  const { pages, events, response } = open()
  response.emit('close')
  pages.published([a], outDir)
  expect(events.length).toBe(1)
})
