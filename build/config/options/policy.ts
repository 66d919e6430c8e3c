// `contentSecurityPolicy`: off, on, or on with sources that are allowed beside the usual ones.
import * as v from 'valibot'
import { additions } from '../../shared/contentSecurity.ts'
import { group, objectOr } from './group.ts'

/** Nothing in a source may end its directive, the attribute or the header line that it stands in. */
const source = v.pipe(
  v.string(),
  v.regex(/^[^\s;,"<>]+$/, 'must be one source without spaces, such as https://*.example.org'),
)

const sources = v.optional(v.array(source))

export const policyOption = objectOr(
  v.boolean(),
  group(Object.fromEntries(additions.map((name) => [name, sources]))),
)

export const policyOf = (
  raw: v.InferOutput<typeof policyOption>,
): Readonly<Record<string, readonly string[]>> | null => {
  if (raw === false) return null
  const given =
    raw === true ? [] : Object.entries(raw as Readonly<Record<string, readonly string[] | undefined>>)
  return Object.fromEntries(given.flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
}
