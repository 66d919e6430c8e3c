// The names of a page's inputs, which `explain` prints.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageInputs } from '../../../build/render/pageInputs.ts'
import type { RouteData } from '../../../build/shared/routeData.ts'

const shared = join(import.meta.dirname, '../../../build/shared')
const sources = ['routeBase.ts', 'routeData.ts', 'blogData.ts'].map((name) =>
  readFileSync(join(shared, name), 'utf8'),
)
const members = sources.flatMap((text) =>
  [...text.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name as string),
)

it('are words, not names of the code', () => {
  expect(members).toContain('htmlClass')
  const route = Object.fromEntries(members.map((name) => [name, 1])) as unknown as RouteData
  const names = Object.keys(
    pageInputs({ route: { ...route, code: null } as RouteData, attributes: [], named: {} }, String),
  )
  // Members of members are listed, too, but only those of pages matter.
  const ofParts = [
    ...['authorsHref', 'latestHref', 'latestLabel', 'docId', 'sidebarName', 'noIndex', 'searchTag'],
    ...['readingTime', 'hasTruncateMarker', 'editUrl', 'lastUpdatedAt', 'lastUpdatedBy'],
    ...['prevItem', 'nextItem', 'imageURL', 'className'],
  ]
  expect(names.filter((name) => /[a-z][A-Z]/.test(name) && !ofParts.includes(name.slice(4)))).toEqual([])
  expect(names).toContain('the classes of the page')
})
