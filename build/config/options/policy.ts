// `contentSecurityPolicy`: off, on, or on with more sources.
import * as v from 'valibot'
import type { additions } from '../../shared/contentSecurity.ts'
import { group, objectOr } from './group.ts'

/** No character of a source may end its directive, attribute or header line. */
const source = v.pipe(
  v.string(),
  v.regex(/^[^\s;,"<>]+$/, 'must be one source without spaces, such as https://*.example.org'),
)

const sources = v.optional(v.array(source))

const directives = {
  /**
   * More sources for scripts.
   * @default none
   * @example ['https://stats.example']
   */
  'script-src': sources,
  /**
   * More sources for style sheets.
   * @default none
   * @example ['https://fonts.example']
   */
  'style-src': sources,
  /**
   * More sources for images.
   * @default none
   * @example ['https://images.example']
   */
  'img-src': sources,
  /**
   * More sources for videos and audio.
   * @default none
   * @example ['https://media.example']
   */
  'media-src': sources,
  /**
   * More sources for embedded pages.
   * @default none
   * @example ['https://video.example']
   */
  'frame-src': sources,
  /**
   * More sources for requests of scripts.
   * @default none
   * @example ['https://api.example']
   */
  'connect-src': sources,
  /**
   * More sources for fonts.
   * @default none
   * @example ['https://fonts.example']
   */
  'font-src': sources,
  /**
   * More sources for workers.
   * @default none
   * @example ['blob:']
   */
  'worker-src': sources,
  /**
   * More sources for forms.
   * @default none
   * @example ['https://forms.example']
   */
  'form-action': sources,
} satisfies Record<(typeof additions)[number], typeof sources>

export const policyOption = objectOr(v.boolean(), group(directives))

type Sources = Readonly<Record<string, readonly string[]>>

/** `needed` are the sources that other options need. */
export const policyOf = (raw: v.InferOutput<typeof policyOption>, needed: Sources): Sources | null => {
  if (raw === false) return null
  const given = raw === true ? {} : (raw as Sources)
  const names = [...new Set([...Object.keys(given), ...Object.keys(needed)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const sources = [...(given[name] ?? []), ...(needed[name] ?? [])]
      return sources.length > 0 ? [[name, sources] as const] : []
    }),
  )
}
