// Random files, slugs and redirects in other groups of pages: a link that is settled in its own group leads
// where it led, and a link that may lead elsewhere is never settled.
import { describe, expect, it } from 'vitest'
import type { LinkIndex } from '../../../build/link/linkIndex.ts'
import { resolveHref } from '../../../build/link/resolveHref.ts'
import { isSettled } from '../../../build/link/settledLinks.ts'
import type { DocsRoute } from '../../../build/model/docs.ts'
import type { Route } from '../../../build/model/route.ts'
import { type Random, randomFrom } from '../../support/edits.ts'
import { memorySite } from '../../support/memorySite.ts'

const hrefs = [
  ...[
    './c.md',
    '../b.md',
    'c.md',
    'b.md',
    'sub/c.md',
    '/sub/c.md',
    'docs/b.md',
    './d.md',
    'd.md',
    '../../version-1.0/b.md',
  ],
  ...[
    '@site/versioned_docs/version-1.0/b.md',
    '@site/docs/b.md',
    '@site/docs/file.zip',
    '../../../docs/b.md',
  ],
  ...['/docs/1.0/b', '/docs/1.0/b/', '/docs/1.0/b.html', '/docs/1.0/sub/c#part', '/docs/b', '/docs/new', '/'],
  ...[
    'c',
    './c',
    '../b',
    'b',
    'a/c',
    './c.html',
    'new',
    '../new',
    '/docs/1.0/new',
    '/x',
    '/blog/p',
    '/docs/',
  ],
  ...[
    '#part',
    '#none',
    '?query',
    'c?query#part',
    '/docs/1.0/sub/a/c',
    './file.zip',
    '/file.zip',
    'nowhere.md',
  ],
  ...['https://example.org', '//example.org', 'mailto:a@example.org', 'pathname:///c', 'pathname:c'],
]

const page = (title: string, front = ''): string => `---\n${front}\n---\n\n# ${title}\n\n## Part\n\nWords.\n`

/** Version 1.0, which is the same in all sites. */
const own = {
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/b.md': page('B'),
  'versioned_docs/version-1.0/sub/a.md': page('A'),
  'versioned_docs/version-1.0/sub/c.md': page('C'),
  'versioned_docs/version-1.0/sub/docs/b.md': page('B below'),
}

/** Files that belong to other groups, each present or not. */
const others: Readonly<Record<string, string>> = {
  ...{ 'docs/b.md': page('B'), 'docs/c.md': page('C'), 'docs/sub/c.md': page('C'), 'docs/new.md': page('N') },
  'docs/over.md': page('Over', 'slug: /1.0/sub/a/c'),
  'docs/above.md': page('Above', 'slug: /1.0/c'),
  'docs/beside.md': page('Beside', 'slug: /1.0/sub/new'),
  'docs/late.md': page('Late', 'slug: /1.0/new'),
  ...{ 'b.md': page('Root'), 'c.md': page('Root'), 'sub/c.md': page('Root') },
  ...{ 'pages/x.md': page('X'), 'pages/docs/1.0/c.md': page('C'), 'pages/index.md': page('Home') },
  ...{ 'pages/sub/c.md': page('C'), 'blog/2026-01-01-p.md': page('P', 'slug: p') },
  ...{
    'static/docs/1.0/c': '',
    'static/c': '',
    'static/file.zip': '',
    'docs/file.zip': '',
    'static/c.md': '',
  },
}

const redirects = [
  { from: '/docs/1.0/new', to: '/docs/1.0/b' },
  { from: '/docs/new', to: '/docs/1.0/sub/c' },
  { from: '/docs/1.0/sub/a/c', to: 'https://example.org' },
]

function randomSite(random: Random) {
  const chosen = Object.entries(others).filter(() => random() < 0.5)
  const files = { ...own, ...Object.fromEntries(chosen) }
  const config = {
    docs: { lastVersion: 'current' },
    redirects: { redirects: redirects.filter(() => random() < 0.5) },
  }
  return memorySite(files, { ...config, onBrokenLinks: 'ignore', onBrokenMarkdownLinks: 'ignore' })
}

const versionOf = (route: Route): string | undefined => (route as Partial<DocsRoute>).version?.name

function linksOf({ site, index }: { site: { routes: readonly Route[] }; index: LinkIndex }) {
  const route = site.routes.find(({ source }) => source === 'versioned_docs/version-1.0/sub/a.md') as Route
  const origin = { locale: route.locale, route, source: route.source }
  const isBeside = (other: Route) => versionOf(other) === '1.0'
  return hrefs.map((href) => {
    const resolution = resolveHref(href, origin, index)
    const link = { kind: 'link' as const, href, line: 1, column: 1 }
    const isFine = resolution.kind !== 'broken'
    const target = resolution.kind === 'route' ? { ...resolution, route: resolution.route.path } : resolution
    const settled = isFine && isSettled({ link, origin, resolution }, { index, isBeside })
    return { href, settled, target: JSON.stringify(target) }
  })
}

/** The paths of version 1.0 on the site, which are part of the key of the group. */
const places = ({ index }: { index: LinkIndex }): string =>
  JSON.stringify(Object.keys(own).map((file) => index.bySource.get('en')?.get(file as never)))

describe('a settled link', () => {
  it('leads where it led after any change of other groups', () => {
    const random = randomFrom(20261122)
    const moved = new Set<string>()
    let last = randomSite(random)
    for (let round = 0; round < 60; round++) {
      const next = randomSite(random)
      const [before, after] = [linksOf(last), linksOf(next)]
      if (places(last) === places(next))
        for (const [at, { href, settled, target }] of before.entries()) {
          if (settled) expect(after[at], href).toEqual({ href, settled, target })
          if (after[at]?.target !== target) moved.add(href)
        }
      last = next
    }
    // The sites differ where links look for pages.
    expect([...moved].sort()).toEqual(
      expect.arrayContaining(['../../../docs/b.md', '/docs/1.0/new', 'c', 'new']),
    )
  })

  it('is one that finds its page first, in its own group', () => {
    const site = memorySite(
      { ...own, 'docs/b.md': page('B') },
      { docs: { lastVersion: 'current' }, onBrokenLinks: 'ignore' },
    )
    const settled = linksOf(site).flatMap((link) => (link.settled ? [link.href] : []))
    expect(settled).toEqual(
      expect.arrayContaining([
        './c.md',
        '../b.md',
        '/sub/c.md',
        '/docs/1.0/b',
        '#part',
        'https://example.org',
      ]),
    )
    expect(settled).not.toContain('nowhere.md')
  })
})
