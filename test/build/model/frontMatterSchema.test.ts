// The front matter schemas accept exactly what the parser accepts, and every field is documented.
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readField } from '../../../build/markdown/frontMatterField.ts'
import { type FieldType, frontMatterFields } from '../../../build/model/frontMatter.ts'
import { fieldInputs, fieldsOf } from '../../../build/model/frontMatterSchema.ts'
import { typeDocs } from '../../../scripts/schemas/typeDocs.ts'

const types = Object.keys(fieldInputs) as FieldType[]
const isRead = (type: FieldType, value: unknown) => readField(type, value, { line: 1, column: 1, raw: '' }).ok

const scalar = fc.oneof(
  fc.constantFrom(null, true, false, '', 'md', 'mdx', 'a, b', 0, 2, 6, 7, 2.5, -1),
  fc.constantFrom('2024-02-30', '2024-2-3', '2024-11-22', '2024-11-22T10:00', '2024-13-01', '22.11.2024'),
  fc.constantFrom('1/2/2024', 'Nov 22, 2024', '22 Nov 2024', '2024/11/22', '2/30/2024', 'Foo 1, 2024'),
  fc.constantFrom('12', ' 1.5 ', '1.', '.', '1e3', '-.5'),
  fc.constant(Object.create(null)),
  fc.string(),
  fc.integer(),
)
const object = fc.record(
  {
    key: fc.string(),
    name: fc.string(),
    type: fc.constantFrom('person', 'organization', 'robot'),
    image_url: fc.string(),
    label: scalar,
    permalink: scalar,
    date: scalar,
    author: scalar,
  },
  { requiredKeys: [] },
)
const value = fc.oneof(scalar, object, fc.array(scalar), fc.array(object), fc.array(fc.oneof(scalar, object)))

it.each(types)('a %s is parsed if and only if its schema accepts it', (type) => {
  fc.assert(
    fc.property(value, (given) => {
      // In valibot a list is an object; in JSON schemas it is not.
      if (Array.isArray(given) && (type === 'object' || type === 'lastUpdate')) return
      expect(v.is(fieldInputs[type], given)).toBe(isRead(type, given))
    }),
    { numRuns: 500 },
  )
})

it('every field belongs to a page kind', () => {
  const listed = new Set<string>(Object.values(fieldsOf).flat())
  expect([...listed].sort()).toEqual(Object.keys(frontMatterFields).sort())
})

describe('the types that sites import', () => {
  const docs = typeDocs('build/config/troodon.ts', ['DocsFrontMatter', 'BlogFrontMatter', 'PagesFrontMatter'])
  const all = new Map([...docs.values()].flatMap((one) => [...one]))

  it.each(Object.entries(frontMatterFields))('document %s with a valid example', (name, type) => {
    const doc = all.get(name)
    expect(doc?.summary).toMatch(/^[A-Z“].*[^.]\.$/)
    expect(doc?.default).toBeTruthy()
    expect(doc?.examples.length).toBeGreaterThan(0)
    for (const example of doc?.examples ?? [])
      expect(isRead(type, new Function(`return (${example})`)()), example).toBe(true)
  })
})
