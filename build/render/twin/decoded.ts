// Character references in text.
import { decodeHTML } from 'entities'
import { unescapeHtml } from '../../shared/escape.ts'

/** A reference that no escaping of the build makes, but an author may write. */
const unusual = /&(?!(?:quot|#x27|#39|lt|gt|amp);)/

/** The text of HTML without tags. Most has the usual references only, which need no table of names. */
export const decoded = (text: string): string =>
  !text.includes('&') ? text : unusual.test(text) ? decodeHTML(text) : unescapeHtml(text)
