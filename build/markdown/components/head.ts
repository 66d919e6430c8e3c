// `<Head>` (and `<head>` in MDX): meta, link, script and style elements for the page's head. It prints
// nothing in the body.

import { decodeHTMLStrict } from 'entities'
import { addAll } from '../../shared/addAll.ts'
import type { HeadElement } from '../../shared/routeData.ts'
import { htmlName } from '../mdx/attributesHtml.ts'
import { type MdxElement, resolvedOf } from '../mdx/element.ts'
import type { Printer } from './printer.ts'

export const head: Printer = ({ element }, { reading }) => {
  if (element.expressions.some(({ meta }) => meta?.['text'] !== ''))
    return { code: '<Head> holds an expression' }
  const found: HeadElement[] = []
  for (const child of element.children) {
    const tag = tagOf(child)
    if (tag === null) return { code: `<Head> holds <${child.tag.name}>` }
    found.push(tag)
  }
  for (const child of element.children)
    for (const token of [child.open, child.close, ...child.expressions]) if (token) token.hidden = true
  addAll(reading.head, found)
  return { open: '', close: '' }
}

/** Null for an element with computed attributes or content, which only the page's module can declare. */
function tagOf({ open, tag, children, hasText, expressions }: MdxElement): HeadElement | null {
  const { name } = tag
  const isRaw = name === 'script' || name === 'style'
  if ((!isRaw && name !== 'meta' && name !== 'link') || open.meta?.['dynamic']) return null
  const texts = expressions.map(({ meta }) => meta?.['text'] as string | undefined)
  if (isRaw && (children.length > 0 || hasText || texts.includes(undefined))) return null
  const urls = tag.attributes.filter(
    (a) => (a.name === 'href' || a.name === 'src') && !a.expression && a.value !== null,
  )
  const values = {
    ...resolvedOf(open)?.props,
    ...Object.fromEntries(urls.map(({ name: key, value }) => [key, decodeHTMLStrict(value ?? '')])),
  }
  const given = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== false,
  )
  const attributes = Object.fromEntries(
    given.map(([key, value]) => [htmlName(key), value === true ? '' : String(value)]),
  )
  return { tag: name, attributes, ...(isRaw ? { text: texts.join('') } : {}) }
}
