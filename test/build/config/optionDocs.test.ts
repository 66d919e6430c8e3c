// The comments on the keys of the configuration: one sentence, a true default, an example that is accepted.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { schema } from '../../../build/config/schema.ts'
import { schemaKeys } from '../../../scripts/schemas/schemaKeys.ts'
import { typeDocs } from '../../../scripts/schemas/typeDocs.ts'

const keys = schemaKeys(schema)
const docs = typeDocs('build/config/troodon.ts', ['SiteConfig']).get('SiteConfig')

/** The value of an expression. */
const evaluate = (code: string): unknown => new Function(`return (${code})`)()

it('editors show a comment for every key of the schema, and for no other', () => {
  expect(keys.size).toBeGreaterThan(180)
  expect([...(docs?.keys() ?? [])].sort()).toEqual([...keys.keys()].sort())
})

describe.each([...keys])('%s', (path, key) => {
  const doc = docs?.get(path)

  it('is explained in one sentence', () => {
    expect(doc?.summary).toMatch(/^[A-Z“].*[^.]\.$/)
    expect(doc?.summary.length).toBeLessThan(140)
  })

  it('has examples that are accepted', () => {
    expect(doc?.examples.length).toBeGreaterThan(0)
    for (const example of doc?.examples ?? [])
      expect(v.safeParse(key, evaluate(example)).issues, example).toBeUndefined()
  })

  it('has its default, unless it is required', () => {
    if (!('wrapped' in key) || key.type !== 'optional') expect(doc?.default).toBeNull()
    else if (v.getDefault(key as never) === undefined) expect(doc?.default).toBeTruthy()
    else expect(evaluate(doc?.default ?? '')).toEqual(v.getDefault(key as never))
  })
})
