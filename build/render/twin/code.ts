// Code and formulas: elements whose tags only color or lay out one text.
import { decodeHTML } from 'entities'
import { attributeOf, type Tag } from '../../shared/htmlTag.ts'
import { decoded } from './decoded.ts'

/** The text of HTML without its tags. */
export function plain(html: string): string {
  if (!html.includes('<')) return decoded(html)
  const lines = html.includes('<br') ? html.replace(/<br\b[^>]*>/g, '\n') : html
  return decoded(withoutTags(lines))
}

function withoutTags(html: string): string {
  let text = ''
  let at = 0
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', at)) {
    const end = html.indexOf('>', start)
    if (end === -1) break
    if (start > at) text += html.slice(at, start)
    at = end + 1
  }
  return text + html.slice(at)
}

/** `inner` is the content of a `<pre>`. */
export function fence(tag: Tag, inner: string, isDiagram: boolean): string {
  const classes = `${attributeOf(tag, 'class') ?? ''} ${/<code\b[^>]*\bclass="([^"]*)"/.exec(inner)?.[1] ?? ''}`
  const language = /\blanguage-([^\s"]+)/.exec(classes)?.[1] ?? (isDiagram ? 'mermaid' : '')
  const text = plain(inner).replace(/\n+$/, '')
  const marks = longestRun(text, 3)
  return `${marks}${language}\n${text}\n${marks}`
}

/** Backticks around a text that may contain some. */
export function codeSpan(text: string): string {
  if (text.trim() === '') return text
  const marks = longestRun(text, 1)
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return marks + space + text.replaceAll('\n', ' ') + space + marks
}

/** One backtick more than the longest run in the text, and at least `least`. */
function longestRun(text: string, least: number): string {
  let length = least
  if (text.includes('`'))
    for (const [run] of text.matchAll(/`+/g)) if (run.length >= length) length = run.length + 1
  return '`'.repeat(length)
}

/** A formula as it was written: KaTeX keeps it in an annotation. Others leave their text. */
export function formula(tag: Tag, inner: string): { readonly text: string; readonly isBlock: boolean } {
  const source = /<annotation\b[^>]*>([^<]*)<\/annotation>/.exec(inner)?.[1]
  if (source === undefined) return { text: plain(inner), isBlock: false }
  const text = decodeHTML(source).trim()
  const isBlock = attributeOf(tag, 'display') === 'block'
  return { text: isBlock ? `$$\n${text}\n$$` : `$${text}$`, isBlock }
}
