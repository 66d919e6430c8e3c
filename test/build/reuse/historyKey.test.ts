// A commit changes the key of a build only where the site can show something of it.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { DocsConfig } from '../../../build/model/project.ts'
import type { Commit } from '../../../build/model/site.ts'
import { type HistoryPlace, historyKey, learnHistory } from '../../../build/reuse/historyKey.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})
beforeEach(() => {
  execFileSync('git', ['-C', root, 'init', '-q'])
  commit()
})

const commit = () =>
  execFileSync('git', [
    ...['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@mail.example'],
    ...['commit', '-q', '--allow-empty', '-m', 'Change'],
  ])

const placeOf = (
  showLastUpdateTime: boolean,
  more: Partial<HistoryPlace['project']> = {},
  plugins: HistoryPlace['project']['config']['plugins'] = [],
): HistoryPlace => {
  const docs = [{ path: 'docs', showLastUpdateTime, showLastUpdateAuthor: false } as DocsConfig]
  const config = { contentDir: '', docs, blogs: [], pages: [], plugins, sitemap: null }
  return {
    engine: 'engine',
    cacheFolder: join(root, '.cache'),
    project: { root, hasFunctions: false, config, ...more },
  }
}

const historyOf = (date: string) => ({
  commits: new Map<string, Commit>([
    ['docs/b.md', { date, time: 1, author: null, created: '2024-01-01' }],
    ['docs/a.md', { date: '2024-02-02', time: 2, author: 'Ada', created: '2024-01-01' }],
  ]),
})

it('is the same after every commit where no page shows dates', () => {
  const before = historyKey(placeOf(false))
  commit()
  expect(historyKey(placeOf(false))).toBe(before)
})

it('is not known for a new commit where pages show dates, until git was asked', async () => {
  const place = placeOf(true)
  expect(historyKey(place)).toBeNull()
  await learnHistory(place, async () => historyOf('2024-03-03'))
  const first = historyKey(place)
  expect(first).not.toBeNull()
  await learnHistory(place, () => Promise.reject(new Error('asked again')))

  commit()
  expect(historyKey(place)).toBeNull()
  await learnHistory(place, async () => ({
    commits: new Map([...historyOf('2024-03-03').commits].reverse()),
  }))
  expect(historyKey(place)).toBe(first)

  commit()
  await learnHistory(place, async () => historyOf('2024-04-04'))
  expect(historyKey(place)).not.toBe(first)
})

it('is not recorded when the commit changed while git was asked', async () => {
  const place = placeOf(true)
  await learnHistory(place, async () => {
    commit()
    return historyOf('2024-03-03')
  })
  expect(historyKey(place)).toBeNull()
})

it('is another one after each commit where functions or plugins may ask git themselves', () => {
  const places = [placeOf(true, { hasFunctions: true }), placeOf(false, {}, [{} as never])]
  const before = places.map(historyKey)
  commit()
  for (const [at, place] of places.entries()) expect(historyKey(place)).not.toBe(before[at])
})
