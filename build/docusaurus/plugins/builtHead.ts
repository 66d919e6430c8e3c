// The heads of the built pages as plugins made for Docusaurus read them, in the form of react-helmet-async:
// each kind of element as a string and as elements of React. A page is read when a plugin asks for it.
import { readFileSync } from 'node:fs'
import { unescapeHtml } from '../../shared/escape.ts'
import { htmlTokens, voidElements } from '../../shared/html.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { lazyField } from '../../shared/lazyField.ts'

interface HeadPart {
  readonly toString: () => string
  readonly toComponent: () => unknown
}

/** By the URL of a page; `files` are absolute. */
export function builtHead(files: ReadonlyMap<string, string>): Readonly<Record<string, object>> {
  const heads: Record<string, object> = {}
  for (const [url, file] of files) lazyField(heads, url, () => headIn(readFileSync(file, 'utf8')))
  return heads
}

const kinds = ['base', 'link', 'meta', 'noscript', 'script', 'style', 'title'] as const

interface Element {
  readonly type: string
  readonly key: null
  readonly props: Readonly<Record<string, string>>
}

function headIn(document: string): Readonly<Record<string, HeadPart>> {
  const elements: (readonly [element: Element, html: string])[] = []
  const roots = new Map<string, Tag>()
  let open: { readonly tag: Tag; readonly start: number } | null = null
  for (const token of htmlTokens(document)) {
    if (token.type !== 'tag') continue
    const { tag, start } = token
    if (tag.name === 'html' || tag.name === 'body') roots.set(tag.name, tag)
    if (tag.name === 'body') break
    if (open) {
      if (!tag.closing || tag.name !== open.tag.name) continue
      elements.push(elementIn(document, open.start, open.tag, token.end))
      open = null
    } else if (voidElements.has(tag.name)) elements.push(elementIn(document, start, tag, token.end))
    else if (!tag.closing && withContent.has(tag.name)) open = { tag, start }
  }
  const partOf = (kind: string): HeadPart => {
    const own = elements.filter(([{ type }]) => type === kind)
    return {
      toString: () => own.map(([, html]) => html).join(''),
      toComponent: () => own.map(([one]) => one),
    }
  }
  return {
    ...Object.fromEntries(kinds.map((kind) => [kind, partOf(kind)])),
    htmlAttributes: attributesPart(roots.get('html')),
    bodyAttributes: attributesPart(roots.get('body')),
    priority: partOf(''),
  }
}

const withContent: ReadonlySet<string> = new Set(['noscript', 'script', 'style', 'title'])

function elementIn(document: string, start: number, tag: Tag, end: number): readonly [Element, string] {
  const html = document.slice(start, end)
  const inner = withContent.has(tag.name) ? document.slice(tag.end, html.lastIndexOf('</') + start) : ''
  const text = tag.name === 'title' ? unescapeHtml(inner) : inner
  const props = { ...propsOf(tag), ...(text === '' ? {} : { children: text }) }
  return [{ type: tag.name, key: null, props }, html]
}

const names: Readonly<Record<string, string>> = {
  charset: 'charSet',
  class: 'className',
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  'http-equiv': 'httpEquiv',
}

const propsOf = ({ attributes }: Tag): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.map(({ name, value }) => [names[name] ?? name, value === null ? '' : unescapeHtml(value)]),
  )

const attributesPart = (tag: Tag | undefined): HeadPart => ({
  toString: () =>
    (tag?.attributes ?? [])
      .map(({ name, value }) => (value === null ? name : `${name}="${value}"`))
      .join(' '),
  toComponent: () => (tag ? propsOf(tag) : {}),
})
