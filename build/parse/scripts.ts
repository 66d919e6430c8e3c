// Code in the attributes of raw HTML. It does not run under the site's policy; authors should hear of it before readers do.
import { decodeHTMLAttribute } from 'entities'
import { isUnsafe } from '../shared/addresses.ts'
import type { Reading } from './markdown.ts'

/** Attributes with an address, beside those that become links. */
const addressed = /^(?:action|formaction|xlink:href|data|poster|background)$/

/** `name` in lower case. */
export function reportScript(name: string, value: string, place: { readonly line: number; readonly column: number }, reading: Reading): void {
  if (/^on[a-z]/.test(name))
    reading.diagnostics.push({
      code: 'eventHandler',
      ...place,
      message: `${name} does not run: the security policy of the site allows no code in attributes.`,
      hint: 'Write a component, or listen in a client module.',
    })
  else if (addressed.test(name) && isUnsafe(decodeHTMLAttribute(value)))
    reading.diagnostics.push({
      code: 'unsafeLink',
      ...place,
      message: `${decodeHTMLAttribute(value).trim().slice(0, 40)} runs code when it is followed.`,
      hint: 'Link to a page instead.',
    })
}
