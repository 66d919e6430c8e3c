// Parts of the configuration's schema. None is a union: the messages of a union do not name the key that is wrong.
import * as v from 'valibot'
import { nearest } from './model/nearest.ts'

/** An object that names every key it does not know, and the key that was probably meant; valibot stops at the first. */
export function group<const E extends v.ObjectEntries>(entries: E): v.StrictObjectSchema<E, undefined> {
  const names = Object.keys(entries)
  const schema = v.pipe(
    v.looseObject(entries),
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      if (typeof value !== 'object' || value === null) return
      for (const key of Object.keys(value).filter((name) => !Object.hasOwn(entries, name))) {
        const similar = nearest(key, names)
        addIssue({
          expected: 'never',
          message: `is not an option${similar ? `; did you mean ${similar}?` : '.'}`,
          path: [{ type: 'object', origin: 'key', input: value as Record<string, unknown>, key, value: undefined }],
        })
      }
    }),
  )
  return schema as unknown as v.StrictObjectSchema<E, undefined>
}

const off = v.literal(false)

/** `false`, or what the schema says. */
export const unlessFalse = <S extends AnySchema>(schema: S) => v.lazy<typeof off | S>((input) => (input === false ? off : schema))

/** An object of this shape, or something that is no object. */
export const objectOr = <O extends AnySchema, S extends AnySchema>(other: O, schema: S) =>
  v.lazy<O | S>((input) => (typeof input === 'object' && input !== null ? schema : other))

/** One instance or several; `false` for none. */
export function oneOrMany<S extends AnySchema>(schema: S) {
  const many = v.array(schema)
  return v.lazy<typeof off | typeof many | S>((input) => (input === false ? off : Array.isArray(input) ? many : schema))
}

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>
