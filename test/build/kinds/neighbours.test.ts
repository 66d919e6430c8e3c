// The previous and the next page of a document: those of its sidebar, or of its front matter.
import { expect, it } from 'vitest'
import { docsIn } from '../../../build/kinds/docs/index.ts'
import { neighbours } from '../../../build/kinds/docs/neighbours.ts'
import type { DocsVersion } from '../../../build/model/docs.ts'
import type { LocaleSite } from '../../../build/model/site.ts'
import { memorySite } from '../../support/memorySite.ts'

const { site } = memorySite({
  'docs/a.md': '---\npagination_label: First\n---\n\n# A\n',
  'docs/b.md': '---\nunlisted: true\n---\n\n# B\n',
  'docs/c.md': '# C\n',
  'docs/d.md': '---\npagination_prev: a\npagination_next: null\n---\n\n# D\n',
  'docs/e.md': '---\npagination_prev: b\npagination_next: none\n---\n\n# E\n',
  'docs/f.md': '# F\n',
})
const version = docsIn(site.locales[0] as LocaleSite)[0]?.versions[0] as DocsVersion

it.each([
  ['a', null, 'C'],
  ['b', null, null],
  ['c', 'First', 'D'],
  ['d', 'First', null],
  // Nothing leads to a page that is not listed.
  ['e', null, null],
  ['f', 'E', null],
])('of %s: %s and %s', (id, previous, next) => {
  const doc = version.docsById.get(id)
  if (!doc) throw new Error(`There is no document ${id}.`)
  const found = neighbours(doc, version, { config: site.config })
  expect([found.previous?.label ?? null, found.next?.label ?? null]).toEqual([previous, next])
})
