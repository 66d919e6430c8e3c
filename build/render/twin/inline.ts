// Text, links and images inside a line.
import { decodeHTML } from 'entities'
import { attributeOf, type Tag } from '../../shared/htmlTag.ts'

/** Only text that matches this is changed. */
const unusual = /[\n\t\r\f\\`*[\]<_&~]| {2}/
const special = /[\\`*[\]<_&~]/
const marks = /[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|~(?=~)/gu

/** White space as HTML shows it, line breaks kept, and nothing that Markdown would read as a mark. */
export function escapeText(text: string): string {
  if (!unusual.test(text)) return text
  const lines = text.includes('\n') ? text.replace(/[ \t\r\f]*\n\s*/g, '\n') : text
  const even = lines.replace(/[ \t\r\f]{2,}/g, ' ')
  return special.test(even) ? even.replace(marks, '\\$&') : even
}

/** Marks around a text, which spaces at its ends would make ineffective. */
export function wrapped(text: string, mark: string): string {
  const inner = text.trim()
  if (inner === '') return text
  const from = text.indexOf(inner)
  return text.slice(0, from) + mark + inner + mark + text.slice(from + inner.length)
}

/** `text` is Markdown, `url` a whole URL. */
export function link(text: string, url: string): string {
  const trimmed = text.trim()
  const shown = trimmed.includes('\n') ? trimmed.replace(/\s*\n\s*/g, ' ') : trimmed
  if (shown === '') return ''
  if (/^https?:/.test(url) && shown.replaceAll('\\', '') === url) return `<${url}>`
  return `[${shown}](${destination(url)})`
}

/** Spaces and parentheses would end it. */
const destination = (url: string): string =>
  !/[\s()<>]/.test(url)
    ? url
    : url.replace(/[\s()<>]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)

/** A picture for another color mode is the same picture. */
export function image(tag: Tag, absolute: (href: string) => string): string {
  const alt = escapeText(decodeHTML(attributeOf(tag, 'alt') ?? '')).replaceAll('\n', ' ')
  const src = decodeHTML(attributeOf(tag, 'src') ?? '')
  if (src === '' || src.endsWith('#gh-dark-mode-only')) return ''
  if (src.startsWith('data:')) return alt
  return `![${alt}](${destination(absolute(src.replace(/#gh-light-mode-only$/, '')))})`
}
