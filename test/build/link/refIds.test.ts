// `ref:` links name headings by the ids that authors write, across versions and instances.
import { expect, it } from 'vitest'
import { resolveHref } from '../../../build/link/resolveHref.ts'
import { isSettled } from '../../../build/link/settledLinks.ts'
import { memorySite } from '../../support/memorySite.ts'

const made = memorySite(
  {
    'docs/intro.md': '# Intro\n\n[a](ref:amounts) [b](ref:amount) [c](ref:twice)\n\n[d](ref:made)\n',
    'docs/feeding.md':
      '# Feeding {#feed}\n\n## How much {#amounts}\n\n## Made\n\n## Twice {#twice}\n\n### Zwölf {#zwölf}\n',
    'docs/more.md': '# More\n\n## Again {/* #twice */}\n\n## Amounts\n',
    'versions.json': '["2.0"]',
    'versioned_docs/version-2.0/old.md': '# Old\n\n## How much {#amounts}\n',
    'api/start.md': '# Start\n\n## Keys {#keys}\n',
    'pages/other.md': '[a](ref:amounts)\n',
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
  ['ref:amounts', '/docs/next/intro/', '/docs/next/feeding/#amounts'],
  ['ref:feed?a', '/docs/next/intro/', '/docs/next/feeding/?a#feed'],
  ['ref:zw%C3%B6lf', '/docs/next/intro/', '/docs/next/feeding/#zw%C3%B6lf'],
  // An id that the build makes from words doesn't count, and doesn't make another ambiguous.
  ['ref:made', '/docs/next/intro/', 'broken'],
  ['ref:twice', '/docs/next/intro/', 'broken'],
  ['ref:amounts', '/docs/old/', '/docs/old/#amounts'],
  ['ref:@2.0:amounts', '/docs/next/intro/', '/docs/old/#amounts'],
  ['ref:api:keys', '/docs/next/intro/', '/api/start/#keys'],
  ['ref:amounts', '/other/', '/docs/old/#amounts'],
])('%s on %s', (href, path, expected) => {
  expect(target(href, path)).toBe(expected)
})

it('is reported where it leads nowhere or to several pages', () => {
  expect(
    made.problems.map(({ code, line, column, message, hint }) => [code, line, column, message, hint]),
  ).toEqual([
    [
      'brokenLink',
      3,
      22,
      'ref:amount does not lead to any heading with an id of its own.',
      'Did you mean ref:amounts?',
    ],
    [
      'brokenLink',
      ...[3, 38, 'ref:twice can lead to several pages: /docs/next/feeding/, /docs/next/more/ have this id.'],
      'Link to the heading by its file, or give one of the headings another id.',
    ],
    ['brokenLink', 5, 5, 'ref:made does not lead to any heading with an id of its own.', null],
  ])
})

it('is checked again when the page of the heading changes', () => {
  const link = { kind: 'link', href: 'ref:amounts', line: 1, column: 1 } as const
  const origin = from('/docs/next/intro/')
  const resolution = resolveHref(link.href, origin, made.index)
  expect(isSettled({ link, origin, resolution }, { index: made.index, isBeside: () => true })).toBe(false)
})
