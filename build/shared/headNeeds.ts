// Sources that the security policy must allow for the elements that the configuration adds to every head.
import { harmless } from './escape.ts'
import type { HeadElement } from './routeData.ts'
import { isExecutable } from './scripts.ts'

export interface HeadNeeds {
  /** `sha256-…` of inline scripts and style sheets. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Origins of other hosts: `https://stats.example`. */
  readonly scriptOrigins: readonly string[]
  readonly styleOrigins: readonly string[]
  /** Origins that those scripts may connect to. */
  readonly connects: readonly string[]
}

export function headNeeds(tags: readonly HeadElement[], digest: (text: string) => string): HeadNeeds {
  const texts = (wanted: 'script' | 'style') =>
    tags.flatMap(({ tag, text, attributes }) =>
      tag === wanted && text && isRun(tag, attributes) ? [digest(harmless(tag, text))] : [],
    )
  const relations = (attributes: HeadElement['attributes']) =>
    (attributes['rel'] ?? '').toLowerCase().split(/\s+/)
  const origins = (name: 'src' | 'href', wanted: (element: HeadElement) => boolean) =>
    unique(tags.filter(wanted).flatMap(({ attributes }) => originOf(attributes[name]) ?? []))
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
    // A preconnect names the host of a style sheet's fonts.
    styleOrigins: unique([...linked('stylesheet'), ...linked('preconnect')]),
    connects: unique([...scriptOrigins, ...linked('preconnect')]),
  }
}

const isRun = (tag: HeadElement['tag'], attributes: HeadElement['attributes']): boolean =>
  tag !== 'script' || isExecutable(attributes['type'])

/** Null for a URL on this site. */
function originOf(url = ''): string | null {
  const here = 'https://this.site'
  return /^(?:https?:)?\/\//i.test(url) && URL.canParse(url, here) ? new URL(url, here).origin : null
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]
