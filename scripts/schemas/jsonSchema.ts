// Converts a valibot schema and the comments on its keys to a JSON schema with descriptions and examples.
import { convert, type JsonSchema, type Schema } from './convert.ts'
import type { TypeDocs } from './typeDocs.ts'

export const jsonSchema = (schema: Schema, docs: TypeDocs, title: string): JsonSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title,
  ...described(convert(schema), '', docs),
})

/** Adds the comments. The path of a key ignores lists, records and unions, as in typeDocs.ts. */
function described(schema: JsonSchema, path: string, docs: TypeDocs): JsonSchema {
  const { properties, items, additionalProperties: others, anyOf } = schema
  return {
    ...schema,
    ...(properties ? { properties: describedKeys(properties, path, docs) } : {}),
    ...(items ? { items: described(items, path, docs) } : {}),
    ...(others ? { additionalProperties: described(others, path, docs) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((one) => described(one, path, docs)) } : {}),
  }
}

const describedKeys = (keys: NonNullable<JsonSchema['properties']>, path: string, docs: TypeDocs) =>
  Object.fromEntries(
    Object.entries(keys).map(([name, value]) => {
      const key = path === '' ? name : `${path}.${name}`
      const doc = docs.get(key)
      const examples = (doc?.examples ?? []).flatMap(jsonOf)
      return [
        name,
        {
          ...(doc ? { description: describe(doc) } : {}),
          ...(examples.length > 0 ? { examples } : {}),
          ...described(value, key, docs),
        },
      ]
    }),
  )

/** The description, with the default if it is not a value. */
function describe({ summary, default: usual }: { summary: string; default: string | null }): string {
  const isValue = usual === null || /^(?:'|\[|\{|-?\d|true$|false$|null$)/.test(usual)
  return isValue || usual === 'none' ? summary : `${summary} Default: ${usual}.`
}

/** The value of an expression; undefined for a function. */
function jsonOf(code: string): unknown[] {
  const value: unknown = new Function(`return (${code})`)()
  return typeof value === 'function' ? [] : [value]
}
