// Lists every key of a valibot schema with the schema of its value.
import type * as v from 'valibot'

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** The fields of schemas that contain other schemas. Each schema has some of them. */
interface Parts {
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly value?: Schema
  readonly options?: readonly unknown[]
  /** The field of a lazy schema; see build/config/options/group.ts. */
  readonly choices?: readonly Schema[]
  readonly entries?: Readonly<Record<string, Schema>>
}

/** Path of a key (`docs.versions.label`; lists and records add nothing) → its schema. */
export function schemaKeys(schema: Schema): ReadonlyMap<string, Schema> {
  const keys = new Map<string, Schema>()
  visit(schema, '', keys)
  return keys
}

function visit(schema: Schema, path: string, keys: Map<string, Schema>): void {
  const { wrapped, item, value, options = [], choices = [], entries = {} } = schema as Parts
  const schemas = options.filter(isSchema)
  for (const inner of [wrapped, item, value, ...schemas, ...choices]) if (inner) visit(inner, path, keys)
  for (const [name, inner] of Object.entries(entries)) {
    const key = path === '' ? name : `${path}.${name}`
    keys.set(key, inner)
    visit(inner, key, keys)
  }
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema'
