// `explain` lists the inputs of a page that differ from those of the page in `dist/`.
import { expect, it } from 'vitest'
import type { PageRecord } from '../../../build/model/inputRecord.ts'
import { recordKeyOfPage, recordPage } from '../../../build/reuse/inputRecords.ts'
import type { Store } from '../../../build/reuse/store.ts'

const key = recordKeyOfPage({ cacheFolder: '/site/.cache', outDir: '/site/dist' }, 'docs/a/index.html')

/** Records pages one after the other; returns what had changed in the last one. */
const changedAfter = (
  ...pages: readonly (readonly [build: number, published: string | null, theme: string])[]
) => {
  const known = new Map<unknown, unknown>()
  const store = {
    get: (at: unknown) => known.get(at),
    put: (at: unknown, value: unknown) => known.set(at, value),
    putJson: (at: unknown, json: string) => known.set(at, JSON.parse(json)),
  } as unknown as Pick<Store, 'get' | 'put' | 'putJson'>
  for (const [build, published, theme] of pages)
    recordPage(store, {
      ...{
        key,
        build,
        published,
        id: theme,
        attributes: [],
        named: { 'the theme': theme, 'docs/a.md': '1' },
      },
      route: { view: 'notFound' } as unknown as PageRecord['route'],
    })
  return store.get(key)?.changed
}

it('is all of a page that is new, and nothing when its file was damaged', () => {
  expect(changedAfter([1, null, 'a'])).toBe(null)
  expect(changedAfter([1, null, 'a'], [2, 'a', 'a'])).toEqual([])
})

it('is what changed since the page in dist/', () => {
  expect(changedAfter([1, null, 'a'], [2, 'a', 'b'])).toEqual(['the theme'])
})

it('is the same after a build that rendered the page and was not published', () => {
  expect(changedAfter([1, null, 'a'], [2, 'a', 'b'], [3, 'a', 'b'])).toEqual(['the theme'])
})

it('is the same record from data that is JSON already', () => {
  const route = { view: 'notFound', title: 'A "hen"', body: null } as unknown as PageRecord['route']
  const now = {
    key,
    build: 2,
    published: null,
    id: 'a',
    attributes: ['href="/b/"'],
    named: { x: '1' },
    route,
  }
  const records = [null, JSON.stringify(route)].map((data) => {
    let kept: unknown
    const store = {
      get: () => undefined,
      put: (_: unknown, value: unknown) => (kept = JSON.parse(JSON.stringify(value))),
      putJson: (_: unknown, json: string) => (kept = JSON.parse(json)),
    } as unknown as Pick<Store, 'get' | 'put' | 'putJson'>
    recordPage(store, now, data)
    return kept
  })
  expect(records[1]).toEqual(records[0])
})
