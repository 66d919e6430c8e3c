// Parts of the configuration's schema. None is a union: the messages of a union do not name the key that is wrong.
import * as v from 'valibot'
import { nearest } from '../../model/nearest.ts'

/** Keys of the format that are written otherwise here, or not at all. */
const elsewhere: Readonly<Record<string, string>> = {
  presets: 'write docs, blog, pages, sitemap and customCss beside title',
  plugins:
    'further docs, blogs and pages are lists in docs, blog and pages; redirects, pwa and search are options of their own',
  themes: 'diagrams and live code need no theme; the search is the option search',
  prism: 'leave it out; code is coloured by the theme',
  algolia: "write search: { provider: 'algolia', … }",
  organizationName: 'leave it out',
  projectName: 'leave it out',
  deploymentBranch: 'leave it out',
  githubHost: 'leave it out',
  future: 'leave it out',
  parseFrontMatter: 'write markdown.frontMatter',
  mermaid: 'leave it out; diagrams are drawn where mermaid is installed',
  gtag: 'write a client module',
  googleAnalytics: 'write a client module',
  googleTagManager: 'write a client module',
  remarkPlugins: 'there are none; formulas are markdown.math',
  rehypePlugins: 'there are none; formulas are markdown.math',
}

/** An object that names every key it does not know, and the key that was probably meant; valibot stops at the first. */
export function group<const E extends v.ObjectEntries>(entries: E): v.StrictObjectSchema<E, undefined> {
  const names = Object.keys(entries)
  const schema = v.pipe(
    v.looseObject(entries),
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      if (typeof value !== 'object' || value === null) return
      for (const key of Object.keys(value).filter((name) => !Object.hasOwn(entries, name))) {
        const meant = Object.hasOwn(elsewhere, key) ? elsewhere[key] : undefined
        const similar = meant ? null : nearest(key, names)
        addIssue({
          expected: 'never',
          message: `is not an option${similar ? `; did you mean ${similar}?` : meant ? `: ${meant}.` : '.'}`,
          path: [
            { type: 'object', origin: 'key', input: value as Record<string, unknown>, key, value: undefined },
          ],
        })
      }
    }),
  )
  return schema as unknown as v.StrictObjectSchema<E, undefined>
}

const off = v.literal(false)

/** `false`, or what the schema says. */
export const unlessFalse = <S extends AnySchema>(schema: S) =>
  v.lazy<typeof off | S>((input) => (input === false ? off : schema))

/** An object of this shape, or something that is no object. */
export const objectOr = <O extends AnySchema, S extends AnySchema>(other: O, schema: S) =>
  v.lazy<O | S>((input) => (typeof input === 'object' && input !== null ? schema : other))

/** One instance or several; `false` for none. */
export function oneOrMany<S extends AnySchema>(schema: S) {
  const many = v.array(schema)
  return v.lazy<typeof off | typeof many | S>((input) =>
    input === false ? off : Array.isArray(input) ? many : schema,
  )
}

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>
