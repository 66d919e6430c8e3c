// A text as browsers load it: what its module exports in Docusaurus, and its elements.

import type { Body } from '../../model/page.ts'
import type { ThemeText } from '../../model/themePage.ts'
import { pageBodyKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import type { ElementNode, TextData } from '../../shared/elementData.ts'
import { cutAtMark } from './excerpt.ts'

export function themeTextJson(one: ThemeText, store: Store): string {
  const { exports, source, body, code, links, imported, isShort, withoutTitle } = one
  const others = Object.keys(imported).length > 0 ? { imported } : {}
  const module = code === null ? {} : { module: code }
  const shared = JSON.stringify({ ...exports, source, links, ...others, ...module }).slice(0, -1)
  const json = body === null ? undefined : (store.get(pageBodyKey(body)) as Body | undefined)
  const data = String(json?.[0] ?? '{"nodes":[],"imports":[]}')
  const shown = isShort || withoutTitle ? JSON.stringify(shownPart(JSON.parse(data) as TextData, one)) : data
  return `${shared},${shown.slice(1)}`
}

/** Lists show what is before the mark. Posts have their title in a header. */
function shownPart(text: TextData, { isShort, withoutTitle }: ThemeText): TextData {
  const shown = isShort ? cutAtMark(text) : text
  const title = withoutTitle ? shown.nodes.findIndex(isTitle) : -1
  return title === -1 ? shown : { ...shown, nodes: shown.nodes.filter((_, at) => at !== title) }
}

const isTitle = (node: ElementNode): boolean =>
  typeof node !== 'string' &&
  (node[0] === 'h1' ||
    (/^:?header$/.test(node[0]) && node.slice(2).some((one) => isTitle(one as ElementNode))))
