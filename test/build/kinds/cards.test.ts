// Cards of categories on generated indexes and in `<DocCardList>`.
import { expect, it } from 'vitest'
import { cardsOf } from '../../../build/kinds/docs/cards.ts'
import { docsIn } from '../../../build/kinds/docs/index.ts'
import type { DocsVersion } from '../../../build/model/docs.ts'
import type { LocaleSite } from '../../../build/model/site.ts'
import { hrefOf, type RoutePath } from '../../../build/shared/paths.ts'
import { memorySite } from '../../support/memorySite.ts'

const { site } = memorySite({
  'docs/a/index.md': '---\ndescription: All of A.\n---\n\n# A\n',
  'docs/a/one.md': '# One\n',
  'docs/a/two.md': '# Two\n',
  'docs/b/_category_.json': '{ "description": "All of B." }',
  'docs/b/index.md': '---\ndescription: The page of B.\n---\n\n# B\n',
  'docs/b/one.md': '# One\n',
})

it('have the description of the page of the category', () => {
  const version = docsIn(site.locales[0] as LocaleSite)[0]?.versions[0] as DocsVersion
  const cards = cardsOf(version.sidebars[0]?.items ?? [], version, {
    baseUrl: '/',
    resolve: (href) => ({ href: hrefOf(href as RoutePath, '/'), external: false }),
  })
  expect(cards.map(({ description, count }) => description ?? count)).toEqual(['All of A.', 'All of B.'])
})
