// The comments on the keys of the configuration: one sentence, a correct default, a valid example.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { schema } from '../../../build/config/schema.ts'
import { schemaKeys } from '../../../scripts/schemas/schemaKeys.ts'
import { typeDocs } from '../../../scripts/schemas/typeDocs.ts'

const keys = schemaKeys(schema)
const docs = typeDocs('build/config/troodon.ts', ['SiteConfig']).get('SiteConfig')

/** The value of an expression. */
const evaluate = (code: string): unknown => new Function(`return (${code})`)()

it('every key of the schema has a comment, and nothing else does', () => {
  expect(keys.size).toBeGreaterThan(180)
  expect([...(docs?.keys() ?? [])].sort()).toEqual([...keys.keys()].sort())
})

describe.each([...keys])('%s', (path, key) => {
  const doc = docs?.get(path)

  it('has a description of one sentence', () => {
    expect(doc?.summary).toMatch(/^[A-Z“].*[^.]\.$/)
    expect(doc?.summary.length).toBeLessThan(140)
  })

  it('has valid examples', () => {
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
