// Kinds of values that several options have.
import * as v from 'valibot'
import type { BrokenUrlHook } from '../../model/config/markdownExtensions.ts'
import type { EditUrl } from '../../model/project.ts'
import type { Reporting } from '../../model/rules.ts'

export const reporting = v.picklist(['ignore', 'log', 'warn', 'throw'] as const)
/** How broken links or images are reported, or a function that gives another URL. */
export const brokenUrl = v.custom<Reporting | BrokenUrlHook>(
  (input) => typeof input === 'function' || v.is(reporting, input),
  "must be 'ignore', 'log', 'warn', 'throw' or a function",
)
export const texts = v.array(v.pipe(v.string(), v.minLength(1, 'must not be empty')))
/** The regular expression is for editors. */
export const siteUrl = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[^/]+\/?$/,
    'must be a scheme and host such as https://example.org. Put a path into baseUrl',
  ),
  v.check((url) => !/^https?:\/\/[^/]+\/?$/.test(url) || URL.canParse(url), 'has no valid host'),
)
export const editUrl = v.custom<EditUrl>(
  (input) => typeof input === 'string' || typeof input === 'function',
  'must be text or a function',
)
export const instanceId = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, - and _'))
/** Patterns of files in a content folder that are not content: partials and tests. */
export const partialsAndTests: string[] = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
]
/** Null is the usual name, `tags.yml`. */
export const tagsFile = v.nullable(v.union([v.string(), v.literal(false)]))

export const wholeNumber = (least: number) =>
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(least, `must be ${least} or more`))
