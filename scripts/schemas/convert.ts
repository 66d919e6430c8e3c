// A valibot schema → a JSON schema, draft 7, without comments. It covers what Troodon's schemas use and throws for the
// rest; checks in code have no counterpart, so the build alone reports what they find. Twelve kinds of schemas are less
// than a dependency, which would also have to be told about the lazy choices of options/group.ts.
import type * as v from 'valibot'
import { editUrl } from '../../build/config/options/values.ts'

export interface JsonSchema {
  readonly type?: string
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly not?: JsonSchema
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | false
  readonly [limit: string]: unknown
}

export type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** The fields of all schemas and actions together; each has some of them. */
interface Parts {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  readonly type: string
  readonly pipe?: readonly Parts[]
  readonly default?: unknown
  readonly literal?: unknown
  readonly options: readonly unknown[]
  readonly wrapped: Parts
  readonly item: Parts
  readonly value: Parts
  readonly entries: Readonly<Record<string, Parts>>
  /** See options/group.ts. */
  readonly choices: readonly Parts[]
  readonly isClosed?: true
  readonly requirement?: unknown
}

export const convert = (schema: Schema): JsonSchema => converted(schema as unknown as Parts)

function converted(schema: Parts): JsonSchema {
  const make = makers[schema.type]
  if (!make) throw new Error(`The schema ${schema.type} has no counterpart here.`)
  return Object.assign(make(schema), ...limitsOf(schema))
}

const makers: Readonly<Record<string, (schema: Parts) => JsonSchema>> = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  unknown: () => ({}),
  literal: ({ literal }) => ({ const: literal }),
  picklist: ({ options }) => ({ enum: options }),
  union: ({ options }) => ({ anyOf: (options as readonly Parts[]).map(converted) }),
  lazy: ({ choices }) => ({ anyOf: choices.map(converted) }),
  nullable: ({ wrapped }) => ({ anyOf: [converted(wrapped), { type: 'null' }] }),
  optional: ({ wrapped, default: usual }) => ({
    ...converted(wrapped),
    ...(usual === undefined ? {} : { default: usual }),
  }),
  array: ({ item }) => ({ type: 'array', items: converted(item) }),
  record: ({ value }) => ({ type: 'object', additionalProperties: converted(value) }),
  object: (schema) => objectOf(schema, false),
  loose_object: (schema) => objectOf(schema, schema.isClosed === true),
  strict_object: (schema) => objectOf(schema, true),
  // Functions: JSON has none, but an edit URL can be a string.
  custom: (schema) => ((schema as unknown) === editUrl ? { type: 'string' } : { not: {} }),
}

function objectOf({ entries }: Parts, isClosed: boolean): JsonSchema {
  const keys = Object.entries(entries)
  const required = keys.filter(([, { type }]) => type !== 'optional').map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map(([name, value]) => [name, converted(value)])),
    ...(required.length > 0 ? { required } : {}),
    ...(isClosed ? { additionalProperties: false } : {}),
  }
}

/** What the steps of a pipe demand of the value as written. */
function limitsOf({ type, pipe = [] }: Parts): readonly JsonSchema[] {
  const transformation = pipe.findIndex(({ kind }) => kind === 'transformation')
  const steps = pipe.slice(1, transformation === -1 ? undefined : transformation)
  return steps.map(({ type: step, requirement }): JsonSchema => {
    if (step === 'integer') return { type: 'integer' }
    if (step === 'min_value') return { minimum: requirement }
    if (step === 'max_value') return { maximum: requirement }
    if (step === 'min_length')
      return type === 'array' ? { minItems: requirement } : { minLength: requirement }
    if (step === 'starts_with') return { pattern: `^${requirement}` }
    // A pattern of JSON has no flags.
    if (step === 'regex' && (requirement as RegExp).flags === '')
      return { pattern: (requirement as RegExp).source }
    return {}
  })
}
