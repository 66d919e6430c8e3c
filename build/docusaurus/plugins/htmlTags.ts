// `injectHtmlTags` of a plugin: elements of the head, and HTML around the page.
import { escapeHtml } from '../../shared/escape.ts'
import { htmlTags as tagsIn } from '../../shared/html.ts'
import type { HeadElement } from '../../shared/routeData.ts'
import { safeAttributes, safeHtml } from '../../shared/unsafeUrls.ts'
import type { HtmlTag, HtmlTags } from './docusaurusPlugin.ts'

const headNames: ReadonlySet<string> = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style'])

export function headElements(tags: HtmlTags | undefined): readonly HeadElement[] {
  return listOf(tags).flatMap((one) => (typeof one === 'string' ? elementsIn(one) : elementOf(one)))
}

export const bodyHtml = (tags: HtmlTags | undefined): string =>
  listOf(tags)
    .map((one) => safeHtml(typeof one === 'string' ? one : printed(one)))
    .join('\n')

/** URLs of the elements that run code. They are not in the HTML. */
export function unsafeInTags(tags: HtmlTags | undefined): readonly string[] {
  const found = new Set<string>()
  for (const one of listOf(tags))
    safeHtml(typeof one === 'string' ? one : printed(one), (url) => found.add(url))
  return [...found]
}

const listOf = (tags: HtmlTags | undefined): readonly (string | HtmlTag)[] =>
  tags === undefined ? [] : Array.isArray(tags) ? tags : [tags as string | HtmlTag]

function elementOf({ tagName, attributes = {}, innerHTML }: HtmlTag): readonly HeadElement[] {
  if (!headNames.has(tagName)) return []
  const isRaw = ['noscript', 'script', 'style'].includes(tagName)
  return [
    {
      tag: tagName as HeadElement['tag'],
      attributes: safeAttributes(tagName, written(attributes)),
      ...(isRaw ? { text: innerHTML ?? '' } : {}),
    },
  ]
}

/** Elements written as HTML. */
function elementsIn(html: string): readonly HeadElement[] {
  const tags = [...tagsIn(html)]
  return tags.flatMap((tag, index) => {
    if (tag.closing || !headNames.has(tag.name)) return []
    const next = tags.slice(index + 1).find(({ closing, name }) => closing && name === tag.name)
    const innerHTML = next ? html.slice(tag.end, html.lastIndexOf('<', next.end - 1)) : ''
    const attributes = Object.fromEntries(tag.attributes.map(({ name, value }) => [name, value ?? true]))
    return elementOf({ tagName: tag.name, attributes, innerHTML })
  })
}

const written = (attributes: Readonly<Record<string, string | boolean>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === false || value === null || value === undefined
        ? []
        : [[name, value === true ? '' : String(value)]],
    ),
  )

const empty = new Set(['area', 'base', 'br', 'hr', 'img', 'input', 'link', 'meta'])

function printed({ tagName, attributes = {}, innerHTML = '' }: HtmlTag): string {
  const list = Object.entries(written(attributes)).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const open = `<${tagName}${list.join('')}>`
  return empty.has(tagName) ? open : `${open}${innerHTML}</${tagName}>`
}
