// The lists of documents that machines read: in the order of the sidebars.
import { expect, it } from 'vitest'
import { docs, docsIn } from '../../../build/kinds/docs/index.ts'
import type { DocsInstance } from '../../../build/model/docs.ts'
import type { LocaleSite } from '../../../build/model/site.ts'
import { memorySite } from '../../support/memorySite.ts'

it('begin with what the sidebars show, in their order, and list each document once', () => {
  const { site } = memorySite({
    'docs/alpha.md': '# Alpha\n',
    'docs/beta.md': '# Beta\n',
    'docs/gamma.md': '# Gamma\n',
    'docs/start.md': '# Start\n',
    'sidebars.json': JSON.stringify({ main: ['start', 'gamma'], other: ['beta', 'start'] }),
  })
  const [list] = docs.pageLists(docsIn(site.locales[0] as LocaleSite)[0] as DocsInstance)
  expect(list?.pages.map(({ title }) => title)).toEqual(['Start', 'Gamma', 'Beta', 'Alpha'])
})
