// Parts of the configuration's schema. None is a union, because the messages of a union do not name the wrong
// key.
import * as v from 'valibot'
import { nearest } from '../../model/text/nearest.ts'
import { expectation } from '../expectation.ts'

/** Keys of Docusaurus that are written otherwise here, or not at all. */
const elsewhere: Readonly<Record<string, string>> = {
  presets: 'write docs, blog, pages, sitemap and customCss beside title',
  themes: 'leave it out (diagrams and live code need no theme, and search is an option)',
  prism: 'write themeConfig.codeColors, or leave it out: the theme colors code',
  algolia: "write search: { provider: 'algolia', … }",
  organizationName: 'leave it out',
  projectName: 'leave it out',
  deploymentBranch: 'leave it out',
  githubHost: 'leave it out',
  future: 'leave it out',
  parseFrontMatter: 'write markdown.parseFrontMatter',
  mermaid: 'leave it out, because diagrams only need the package mermaid',
  gtag: "write analytics: { gtag: { trackingID: '…' } }",
  googleAnalytics: "write analytics: { gtag: { trackingID: '…' } }",
  googleTagManager: "write analytics: { googleTagManager: { containerId: '…' } }",
  remarkPlugins: 'write it in markdown, docs, blog or pages',
  rehypePlugins: 'write it in markdown, docs, blog or pages',
}

/** An object that reports every unknown key with the most similar one; valibot's own stops at the first. */
export function group<const E extends v.ObjectEntries>(entries: E): v.StrictObjectSchema<E, undefined> {
  const names = Object.keys(entries)
  const schema = v.pipe(
    // For the JSON schema, which refuses unknown keys as well.
    Object.assign(
      v.looseObject(entries, (issue) => missingKey(issue, entries) ?? issue.message),
      { isClosed: true },
    ),
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      if (typeof value !== 'object' || value === null) return
      // Valibot has made an object of a list.
      if ('0' in value) return addIssue({ message: 'must be an object, not a list' })
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

/** The message for a required key that is not there; null for other issues. */
function missingKey({ path, received, type }: MaybeMissing, entries: v.ObjectEntries): string | null {
  const key = String(path?.at(-1)?.key)
  if (type !== 'loose_object' || received !== 'undefined' || !Object.hasOwn(entries, key)) return null
  return `is required and must be ${expectation(entries[key]?.expects ?? '')}.`
}

interface MaybeMissing {
  readonly type: string
  readonly received: string
  readonly path?: readonly { readonly key: unknown }[] | undefined
}

const off = v.literal(false)

/** `first` for input that the test accepts, else `second`. */
export const eitherOf = <F extends AnySchema, S extends AnySchema>(
  first: F,
  second: S,
  isFirst: (input: unknown) => boolean,
) => choice([first, second], (input) => (isFirst(input) ? first : second))

/** `false`, or what the schema says. */
export const unlessFalse = <S extends AnySchema>(schema: S) =>
  eitherOf(off, schema, (input) => input === false)

/** An object of this shape, or something that is no object. */
export const objectOr = <O extends AnySchema, S extends AnySchema>(other: O, schema: S) =>
  eitherOf(schema, other, (input) => typeof input === 'object' && input !== null)

/** One instance or several; `false` for none. */
export function oneOrMany<S extends AnySchema>(schema: S) {
  const many = v.array(schema)
  return choice([off, many, schema], (input) =>
    input === false ? off : Array.isArray(input) ? many : schema,
  )
}

/** One of several schemas, chosen by the input. `choices` lists them for whoever describes the schema. */
const choice = <C extends AnySchema>(choices: readonly C[], choose: (input: unknown) => C) =>
  Object.assign(v.lazy<C>(choose), { choices })

export type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>
