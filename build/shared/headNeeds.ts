// What the head of every page needs from the security policy: the configuration names it, so it may run and be shown.
import { harmless } from './escape.ts'
import type { HeadElement } from './routeData.ts'
import { isExecutable } from './scripts.ts'

export interface HeadNeeds {
  /** `sha256-…` of scripts and style sheets that stand in the head. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Origins of other hosts: `https://stats.example`. */
  readonly scriptOrigins: readonly string[]
  readonly styleOrigins: readonly string[]
  /** Where those scripts may send and ask. */
  readonly connects: readonly string[]
}

export function headNeeds(tags: readonly HeadElement[], digest: (text: string) => string): HeadNeeds {
  const texts = (wanted: 'script' | 'style') =>
    tags.flatMap(({ tag, text, attributes }) =>
      tag === wanted && text && isRun(tag, attributes) ? [digest(harmless(tag, text))] : [],
    )
  const relations = (attributes: HeadElement['attributes']) =>
    (attributes['rel'] ?? '').toLowerCase().split(/\s+/)
  const origins = (address: 'src' | 'href', wanted: (element: HeadElement) => boolean) =>
    unique(tags.filter(wanted).flatMap(({ attributes }) => originOf(attributes[address]) ?? []))
  const scriptOrigins = origins('src', ({ tag, attributes }) => tag === 'script' && isRun(tag, attributes))
  const linked = (...wanted: readonly string[]) =>
    origins(
      'href',
      ({ tag, attributes }) => tag === 'link' && relations(attributes).some((one) => wanted.includes(one)),
    )
  return {
    scripts: texts('script'),
    styles: texts('style'),
    scriptOrigins,
    // A style sheet takes its fonts from hosts that are named in a preconnect.
    styleOrigins: unique([...linked('stylesheet'), ...linked('preconnect')]),
    connects: unique([...scriptOrigins, ...linked('preconnect')]),
  }
}

const isRun = (tag: HeadElement['tag'], attributes: HeadElement['attributes']): boolean =>
  tag !== 'script' || isExecutable(attributes['type'])

/** Null for an address on this site. */
function originOf(address = ''): string | null {
  const here = 'https://this.site'
  return /^(?:https?:)?\/\//i.test(address) && URL.canParse(address, here)
    ? new URL(address, here).origin
    : null
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]
