// Converts a valibot schema to a JSON schema, draft 7, without comments. It supports what Troodon's schemas
// use and throws for the rest. Checks in code have no equivalent, so only the build reports what they find. A
// dependency would be larger than twelve kinds of schemas, and would not support the lazy unions of
// options/group.ts.
import type * as v from 'valibot'
import { pluginEntry } from '../../build/config/options/plugins.ts'
import { brokenUrl, editUrl, reporting } from '../../build/config/options/values.ts'

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

/** The fields of all schemas and actions. Each has some of them. */
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
  readonly rest: Parts
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
  object_with_rest: (schema) => ({
    ...objectOf(schema, false),
    additionalProperties: converted(schema.rest),
  }),
  custom: (schema) => inJson.get(schema) ?? { not: {} },
  // A regular expression cannot be written in JSON.
  instance: () => ({ not: {} }),
}

/** JSON has no functions, but these options accept other values too. */
const inJson: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [editUrl, { type: 'string' }],
  [brokenUrl, { enum: reporting.options }],
  [
    pluginEntry,
    {
      anyOf: [{ type: 'string' }, { type: 'array', items: {}, minItems: 1, maxItems: 2 }],
    },
  ],
])

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

/** The constraints that the steps of a pipe put on the value as written. */
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
    // A pattern in a JSON schema has no flags.
    if (step === 'regex' && (requirement as RegExp).flags === '')
      return { pattern: (requirement as RegExp).source }
    return {}
  })
}
