// `ssrTemplate`, the HTML document of Docusaurus as a template of Eta: the elements that it adds to the head.
import { decodeHTMLAttribute } from 'entities'
import { htmlTags } from '../../../shared/html.ts'
import type { Raw } from '../docusaurusConfig.ts'
import type { Convert } from './context.ts'

/** As in `headTags`. Those with values of the page, which Troodon writes itself, are left out. */
export function templateTags({ ssrTemplate, baseUrl }: Raw, convert: Convert): readonly Raw[] {
  if (typeof ssrTemplate !== 'string') return []
  convert.note('differs', 'Of ssrTemplate, only the elements of the head are used.', {
    where: 'ssrTemplate',
    todo: 'To add elements to the body, write a plugin with injectHtmlTags.',
  })
  const text = ssrTemplate
    .replace(/<%\s*(?:it\.\w+\.forEach\b|if\b)[\s\S]*?<%\s*\}[);\s]*%>/g, '')
    .replace(/<%=\s*it\.baseUrl\s*%>/g, String(baseUrl ?? '/'))
    .replace(/<%[\s\S]*?%>/g, value)
  const head = /<head\b[^>]*>([\s\S]*?)<\/head>/i.exec(text)?.[1] ?? ''
  const tags = [...htmlTags(head)]
  return tags.flatMap(({ name, closing, attributes, end }, index) => {
    if (closing || !names.has(name)) return []
    const given = attributes.map(
      (one) => [one.name, one.value === null ? true : decodeHTMLAttribute(one.value)] as const,
    )
    const next = tags[index + 1]
    const innerHTML =
      raw.has(name) && next?.closing ? head.slice(end, head.lastIndexOf('<', next.end - 1)).trim() : ''
    const isOwn = given.some(([key, it]) => key === 'charset' || (key === 'name' && it === 'generator'))
    if (isOwn || `${innerHTML}${given.flat().join()}`.includes(value)) return []
    return [{ tagName: name, attributes: Object.fromEntries(given), ...(innerHTML ? { innerHTML } : {}) }]
  })
}

/** In the place of a value that is known later. */
const value = '\0'

const names: ReadonlySet<string> = new Set(['meta', 'link', 'script', 'style', 'base'])
const raw: ReadonlySet<string> = new Set(['script', 'style'])
