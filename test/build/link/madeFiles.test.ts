// Links to files that the build makes itself: feeds, the sitemap, redirects, pages as Markdown.
import { expect, it } from 'vitest'
import { resolveHref } from '../../../build/link/resolveHref.ts'
import { memorySite } from '../../support/memorySite.ts'

const files = {
  'docs/intro.md': '# Intro\n\n## Part\n',
  'blog/2026-01-02-hen.md': '# Hen\n\n<!-- truncate -->\n',
  'pages/index.md': '# Home\n',
}
const config = {
  baseUrl: '/b/',
  redirects: {
    redirects: [
      { from: '/old', to: '/docs/intro' },
      { from: '/part', to: '/docs/intro#part' },
      { from: '/away', to: 'https://a.example/x' },
    ],
  },
}

const withLinks = (links: readonly string[], more: object = {}) =>
  memorySite(
    { ...files, 'docs/links.md': `# Links\n\n${links.map((href) => `- [x](${href})`).join('\n')}\n` },
    { ...config, ...more },
  )

const problems = (links: readonly string[], more: object = {}) =>
  withLinks(links, more).problems.map(({ message }) => message)

const made = [
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/llms-full.txt',
  '/404.html',
  '/docs/intro/index.md',
  '/b/sitemap.xml',
  '../intro/index.md',
  '/old',
  '/old/',
  '/old#part',
  '/part',
  '/away',
]

it('are valid', () => {
  expect(problems(made)).toEqual([])
})

it('are broken when the build does not make the file', () => {
  expect(problems(['/sitemap.xml'], { sitemap: false })).toHaveLength(1)
  expect(problems(['/blog/rss.xml'], { blog: { feedOptions: { type: null } } })).toHaveLength(1)
  expect(problems(['/llms.txt'], { noIndex: true })).toHaveLength(1)
  expect(problems(['/docs/missing/index.md', '/blog/index.md', '/docs/rss.xml'])).toHaveLength(3)
})

it('lead where they say, redirects to the page behind them', () => {
  const { index, site } = withLinks(made)
  const route = site.routes.find(({ path }) => path === '/docs/links/') ?? null
  const from = { locale: 'en', route, source: route?.source ?? null }
  const ask = (href: string) => resolveHref(href, from, index)
  expect(ask('/blog/rss.xml?x#y')).toEqual({ kind: 'made', path: '/blog/rss.xml', rest: '?x#y' })
  expect(ask('/old?x=1#part')).toMatchObject({
    ...{ kind: 'route', route: { path: '/docs/intro/' }, query: '?x=1', hash: '#part' },
  })
  expect(ask('/part')).toMatchObject({ kind: 'route', route: { path: '/docs/intro/' }, hash: '#part' })
  expect(ask('/away')).toEqual({ kind: 'outside', href: 'https://a.example/x' })
})

it('are checked for the id that they name behind a redirect', () => {
  expect(problems(['/old#missing'])).toHaveLength(1)
})
