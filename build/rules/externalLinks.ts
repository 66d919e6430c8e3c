// Links and images of other sites on one page: those of Markdown, and those of tags and components.
import { decodeHTMLAttribute } from 'entities'
import type { ExternalLink } from '../model/page.ts'
import type { PageText } from './pageText.ts'

const start = /^(?:https?:)?\/\//i
const attribute = /\b(?:href|src)=(?:"((?:https?:)?\/\/[^"]*)"|'((?:https?:)?\/\/[^']*)')/gi

export function externalLinks({ links, images, markup }: PageText): readonly ExternalLink[] {
  const found: ExternalLink[] = []
  for (const { href, place } of links) if (start.test(href)) found.push({ href, ...place() })
  for (const { token, place } of images) {
    const href = String(token.attrGet('src') ?? '')
    if (start.test(href)) found.push({ href, ...place() })
  }
  for (const { token, placeAt } of markup)
    for (const { 0: text, 1: double, 2: single, index } of token.content.matchAll(attribute)) {
      const value = double ?? single ?? ''
      found.push({ href: decodeHTMLAttribute(value), ...placeAt(index + text.indexOf(value)) })
    }
  return found
}
