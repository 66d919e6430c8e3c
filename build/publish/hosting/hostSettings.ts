// What the settings of every kind of host are made from, and what they have in common.
import { UsageError } from '../../model/usageError.ts'
import type { BuiltSite } from '../built/builtSite.ts'
import type { Encoding } from '../release/release.ts'
import { type HostRules, isExact, type PathPattern, type RedirectRule } from './hostRules.ts'

export interface HostSettings extends Pick<BuiltSite, 'url' | 'baseUrl' | 'trailingSlash'> {
  readonly rules: HostRules
  /** Compressed forms that are beside the files. */
  readonly compress: readonly Encoding[]
}

/** The rest of a path that leads to a page, as a regular expression: no file with an ending. */
export const pagePattern = '(?:|.*/)(?:[^./]*|[^/]*\\.(?:html|md))$'

export const escapeExpression = (path: string): string => path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')

/** Names of all headers that rules set, as the rules write them. */
export function headerNames({ rules }: HostSettings): readonly string[] {
  const names = new Map<string, string>()
  for (const { set } of rules.headers) for (const [name] of set) names.set(name.toLowerCase(), name)
  return [...names.values()]
}

export interface ExactRedirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** Redirects of one path each, with and without a slash at the end; the first one of a path counts. */
export function exactRedirects({ rules }: HostSettings): readonly ExactRedirect[] {
  const found = new Map<string, ExactRedirect>()
  for (const { from, to, status } of rules.redirects) {
    if (!isExact(from) || status === 200) continue
    const other = from.text.endsWith('/') ? from.text.slice(0, -1) : `${from.text}/`
    for (const path of [from.text, other])
      if (path !== '' && path !== to && !found.has(path)) found.set(path, { from: path, to, status })
  }
  return [...found.values()]
}

/** Redirects of patterns, and pages that are shown for others. */
export const patternRedirects = ({ rules }: HostSettings): readonly RedirectRule[] =>
  rules.redirects.filter(({ from, status }) => !isExact(from) || status === 200)

/** `/docs/:splat` with what each name stands for in another language. */
export const fillNames = (to: string, { names }: PathPattern, group: (index: number) => string): string =>
  names.reduce((text, name, index) => text.replaceAll(`:${name}`, group(index + 1)), to)

/** Whether the query of the request belongs behind the target. */
export const takesQuery = (to: string): boolean => !/[?#]/.test(to)

/** Throws a UsageError for a text with a character that a host has no way to write. */
export function without(character: string, text: string, host: string): string {
  if (text.includes(character))
    throw new UsageError(`${host} cannot have "${character}" in a header or redirect: ${text}`)
  return text
}
