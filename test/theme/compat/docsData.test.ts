// The documentation as the global data of Docusaurus has it: paths with the base URL and the language.
import { expect, it } from 'vitest'
import { openHrefRegistry } from '../../../build/link/hrefRegistry.ts'
import { siteDataOf } from '../../../build/plan/siteData.ts'
import { docsDataOf } from '../../../theme/compat/docsData.ts'
import { memorySite } from '../../support/memorySite.ts'

const frozen = (version: string) => ({
  [`versioned_docs/version-${version}/a.md`]: '# A\n',
  [`versioned_sidebars/version-${version}-sidebars.json`]: '{}',
})

/** For each language: the path of the docs, then those of their versions. */
const pathsOf = (routeBasePath: string, baseUrl = '/base/') => {
  const memory = memorySite(
    { 'docs/a.md': '# A\n', 'versions.json': '["2", "1"]', ...frozen('1'), ...frozen('2') },
    { baseUrl, i18n: { locales: ['en', 'de'] }, docs: { routeBasePath } },
  )
  return memory.site.locales.map((localeSite) => {
    const hrefs = openHrefRegistry(memory.index)
    const { data } = siteDataOf(localeSite, { site: memory.site, input: memory.input, hrefs })
    return docsDataOf(data).flatMap(({ path, versions }) => [
      path,
      ...versions.map((version) => version.path),
    ])
  })
}

it('has paths that a link can lead to', () => {
  expect(pathsOf('docs')).toEqual([
    ['/base/docs', '/base/docs/next', '/base/docs', '/base/docs/1'],
    ['/base/de/docs', '/base/de/docs/next', '/base/de/docs', '/base/de/docs/1'],
  ])
  expect(pathsOf('/')).toEqual([
    ['/base/', '/base/next', '/base/', '/base/1'],
    ['/base/de/', '/base/de/next', '/base/de/', '/base/de/1'],
  ])
  expect(pathsOf('/', '/')).toEqual([
    ['/', '/next', '/', '/1'],
    ['/de/', '/de/next', '/de/', '/de/1'],
  ])
})
