// `<Head>` (and MDX's `<head>`): title, meta and link elements for the page's head. Nothing is shown.

import { htmlName } from '../mdx/attributesHtml.ts'
import { resolvedOf } from '../mdx/element.ts'
import type { Printer } from './index.ts'

export const head: Printer = ({ element }, { reading }) => {
  const found: { tag: 'meta' | 'link'; attributes: Record<string, string> }[] = []
  for (const child of element.children) {
    const props = resolvedOf(child.open)?.props ?? {}
    const { name } = child.tag
    if (name !== 'meta' && name !== 'link') return { code: `<Head> holds <${name}>` }
    const addresses = child.tag.attributes.filter((a) => (a.name === 'href' || a.name === 'src') && !a.expression && a.value !== null)
    const values = { ...props, ...Object.fromEntries(addresses.map(({ name: key, value }) => [key, value])) }
    found.push({ tag: name, attributes: Object.fromEntries(Object.entries(values).map(([key, value]) => [htmlName(key), String(value)])) })
    for (const token of [child.open, child.close]) if (token) token.hidden = true
  }
  if (element.expressions.some(({ meta }) => meta?.['text'] !== '')) return { code: '<Head> holds an expression' }
  reading.head.push(...found)
  return { open: '', close: '' }
}
