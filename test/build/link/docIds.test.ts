// `doc:` links name documents by id, across versions and instances.
import { expect, it } from 'vitest'
import { resolveHref } from '../../../build/link/resolveHref.ts'
import { isSettled } from '../../../build/link/settledLinks.ts'
import { memorySite } from '../../support/memorySite.ts'

const made = memorySite(
  {
    'docs/intro.md': '# Intro\n\n[a](doc:guides/own) [b](doc:gone)\n',
    'docs/guides/intro.md': '---\nid: own\n---\n\n# Guide\n',
    'versions.json': '["2.0"]',
    'versioned_docs/version-2.0/intro.md': '# Intro 2\n\n[a](doc:intro)\n',
    'api/start.md': '# Start\n',
    'pages/other.md': '[a](doc:intro)\n',
  },
  { docs: [{}, { id: 'api', path: 'api', routeBasePath: 'api' }], blog: false },
)

const from = (path: string) => {
  const route = made.site.routes.find((one) => one.path === path) ?? null
  return { locale: 'en', route, source: route?.source ?? null }
}
const target = (href: string, path: string) => {
  const found = resolveHref(href, from(path), made.index)
  return found.kind === 'route' ? found.route.path + found.query + found.hash : found.kind
}

it.each([
  ['doc:intro', '/docs/next/intro/', '/docs/next/intro/'],
  ['doc:guides/own?a#b', '/docs/next/intro/', '/docs/next/guides/own/?a#b'],
  ['doc:intro', '/docs/intro/', '/docs/intro/'],
  ['doc:guides/own', '/docs/intro/', 'broken'],
  ['doc:@current:guides/own', '/docs/intro/', '/docs/next/guides/own/'],
  ['doc:@2.0:intro', '/docs/next/intro/', '/docs/intro/'],
  ['doc:api:start', '/docs/next/intro/', '/api/start/'],
  ['doc:default@2.0:intro', '/api/start/', '/docs/intro/'],
  ['doc:start', '/api/start/', '/api/start/'],
  // A page without a version: the last one of the default instance.
  ['doc:intro', '/other/', '/docs/intro/'],
  ['doc:nobody:start', '/other/', 'broken'],
])('%s on %s', (href, path, expected) => {
  expect(target(href, path)).toBe(expected)
})

it('is reported where no document has the id, and checked again when other groups change', () => {
  expect(made.problems.map(({ file, line, column, message }) => [file, line, column, message])).toEqual([
    ['docs/intro.md', 3, 25, 'doc:gone does not lead to any page.'],
  ])
  const link = { kind: 'link', href: 'doc:@2.0:intro', line: 1, column: 1 } as const
  const origin = from('/docs/next/intro/')
  const resolution = resolveHref(link.href, origin, made.index)
  expect(isSettled({ link, origin, resolution }, { index: made.index, isBeside: () => true })).toBe(false)
})
