// The client script of `watch`, as far as it needs no browser. test/build/dev/watchBrowser.test.ts tests the
// rest.
import { describe, expect, it } from 'vitest'
import { comparePages, type PageData } from '../../../build/dev/client/comparePages.ts'
import { pageFiles } from '../../../build/dev/client/pageFiles.ts'
import { changedRange } from '../../../build/dev/client/patchBody.ts'
import { importGraph, sourceFiles } from '../../support/sourceFacts.ts'

describe('the files of a page', () => {
  it.each([
    ['/', '/', 'index.json', ['index.html', '.html']],
    ['/docs/a/', '/', 'docs/a/index.json', ['docs/a/index.html', 'docs/a.html']],
    ['/docs/a', '/', 'docs/a/index.json', ['docs/a/index.html', 'docs/a.html']],
    ['/base/docs/index.html', '/base/', 'docs/index.json', ['docs/index.html', 'docs.html']],
    ['/docs/a%20%C3%A4/', '/', 'docs/a ä/index.json', ['docs/a ä/index.html', 'docs/a ä.html']],
  ])('%s below %s', (pathname, base, data, html) => {
    expect(pageFiles(pathname, base)).toEqual({ data, html })
  })
})

describe('comparing the data of a page', () => {
  const data = (route: object, runtime = 'r1') =>
    ({
      runtime,
      route: { view: 'doc', title: 'A', body: '<p>a</p>', head: { description: 'a' }, ...route },
    }) as unknown as PageData

  it.each([
    ['the words', data({}), data({ body: '<p>b</p>', head: { description: 'b' } }), 'body'],
    ['the title', data({}), data({ title: 'B' }), 'route'],
    ['a page that became code', data({}), data({ body: null }), 'route'],
    ['the theme', data({}), data({ title: 'B' }, 'r2'), 'runtime'],
    ['the theme, without a difference on this page', data({}), data({}, 'r2'), 'nothing'],
  ])('%s', (_, before, after, change) => {
    expect(comparePages(before, after)).toBe(change)
  })
})

describe('the blocks that changed', () => {
  it.each([
    ['abc', 'abc', { start: 3, end: 0 }],
    ['abc', 'axc', { start: 1, end: 1 }],
    ['abc', 'abxc', { start: 2, end: 1 }],
    ['abc', 'ac', { start: 1, end: 1 }],
    ['aa', 'aaa', { start: 2, end: 0 }],
    ['', 'ab', { start: 0, end: 0 }],
    ['abc', 'xyz', { start: 0, end: 0 }],
  ])('%s → %s', (before, after, range) => {
    expect(changedRange([...before], [...after])).toEqual(range)
  })
})

it('imports nothing that browsers do not have', () => {
  const graph = importGraph(sourceFiles(['build/dev/client']))
  const imported = [...graph.values()].flatMap(({ local, packages }) => [...local, ...packages])
  expect(imported).toContain('build/shared/offline.ts')
  expect(imported.filter((path) => !/^build\/(?:dev\/client|shared)\//.test(path))).toEqual([])
})
