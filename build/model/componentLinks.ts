// What components of a page lead to, and the ids that they make: known once the page is rendered.
import { remarkHref } from '../shared/paths.ts'

export interface ComponentLinks {
  /** As the components have given them, without those that are checked where they are written. */
  readonly links: readonly string[]
  readonly ids: readonly string[]
  /** Links of the page's Markdown, as `comparedHref` has them, that no component of links has shown. */
  readonly unshown: readonly string[]
}

/** Links get the base URL, and their slash at the end, while they are rendered. */
export const comparedHref = (href: string, baseUrl: string): string =>
  remarkHref(href.startsWith(baseUrl) ? href.slice(baseUrl.length) : href).replace(/^\/+|\/+(?=[?#]|$)/g, '')

/** Null for bytes that cannot be their JSON. */
export function componentLinksIn(bytes: Uint8Array): ComponentLinks | null {
  try {
    const { links, ids, unshown } = JSON.parse(Buffer.from(bytes).toString()) as Partial<ComponentLinks>
    return areTexts(links) && areTexts(ids) && areTexts(unshown) ? { links, ids, unshown } : null
  } catch {
    return null
  }
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
