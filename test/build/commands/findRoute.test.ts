// Which route a word on the command line means.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findRoute } from '../../../build/commands/explain/findRoute.ts'

const root = mkdtempSync(join(tmpdir(), 'troodon-route-'))
mkdirSync(join(root, 'docs'))
writeFileSync(join(root, 'docs/_part.md'), 'Text')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const routes = [
  { path: '/', source: null },
  { path: '/docs/a/', source: 'docs/a.md' },
  { path: '/docs/größe/', source: 'docs/größe.md' },
  { path: '/de/docs/a/', source: 'docs/a.md' },
]
const found = (word: string, baseUrl = '/base/') => findRoute(word, routes, { root, baseUrl }).path

describe('findRoute', () => {
  it.each([
    '/docs/a/',
    'docs/a',
    'docs/a.md',
    './docs/a.md',
    join(root, 'docs/a.md'),
    '/base/docs/a',
    'https://t.example/base/docs/a/#top',
    'http://localhost:3000/base/docs/a/?q=1',
    '/docs/a/index.html',
    '/DOCS/A.html',
  ])('finds the page of %s', (word) => {
    expect(found(word)).toBe('/docs/a/')
  })

  it('decodes URLs, and knows the home page', () => {
    expect(found('https://t.example/base/docs/gr%C3%B6%C3%9Fe/')).toBe('/docs/größe/')
    expect(found('https://t.example/base')).toBe('/')
    expect(found('https://t.example/', '/')).toBe('/')
    expect(found('/de/docs/a/')).toBe('/de/docs/a/')
  })

  it('finds a file from the working directory', () => {
    const before = process.cwd()
    process.chdir(join(root, 'docs'))
    try {
      expect(found('a.md')).toBe('/docs/a/')
    } finally {
      process.chdir(before)
    }
  })

  it('says why there is no page', () => {
    expect(() => found('docs/_part.md')).toThrow(
      'docs/_part.md is not a page: it is a draft, it is excluded, or it is outside of the folders with content.',
    )
    expect(() => found('docs/aa.md')).toThrow('There is no route docs/aa.md. Did you mean docs/a.md?')
    expect(() => found('docs/b')).toThrow('There is no route docs/b. Did you mean /docs/a/?')
    expect(() => found('/nowhere/at/all/')).toThrow('There is no route /nowhere/at/all/.')
  })
})
