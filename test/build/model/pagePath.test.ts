// URLs without a slash at the end: the home of a language keeps it.
import { expect, it } from 'vitest'
import { memorySite } from '../../support/memorySite.ts'

const i18n = { defaultLocale: 'en', locales: ['en', 'de'] }

it.each([
  ['a page', { 'pages/index.md': '# Home\n', 'pages/more.md': '# More\n' }, {}],
  [
    'a document',
    { 'docs/index.md': '# Home\n', 'docs/more.md': '# More\n' },
    { docs: { routeBasePath: '/' } },
  ],
])('%s at the root of a language has a slash at its end', (_name, files, config) => {
  const { paths } = memorySite(files, { trailingSlash: false, i18n, ...config })
  expect([...paths].sort()).toEqual(['/', '/de/', '/de/more', '/more'])
})

it('a blog at the root of a language as well', () => {
  const files = { 'blog/2024-01-02-post.md': '# Post\n\nText.\n' }
  const { site } = memorySite(files, { trailingSlash: false, i18n, blog: { routeBasePath: '/' } })
  const paths = site.routes.filter(({ kind }) => kind === 'blog').map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/de/', '/de/2024/01/02/post', '/de/archive']))
  expect(paths).not.toContain('/de')
})
