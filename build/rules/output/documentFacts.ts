// A rendered document → what is kept of it for the rules about the output.
import type { DocumentFacts, LoadKind, OpenDocument } from '../outputRule.ts'
import { around, type HtmlElement, htmlTree } from './htmlTree.ts'
import { documentRules } from './index.ts'

export function documentFacts(html: string): DocumentFacts {
  const document = openDocument(html)
  const found = Object.entries(documentRules).flatMap(([code, rule]) => {
    // The same element of a list, or of a code block, is reported once.
    const own = new Map<string, DocumentFacts['found'][number]>()
    rule(document, (one) => own.set(one.message, { code: code as keyof typeof documentRules, ...one }))
    return [...own.values()]
  })
  const links = document.all.filter(({ name, parent }) => name === 'link' && parent?.name === 'head')
  const hrefOf = (rel: string) =>
    links.find((one) => one.attributes.get('rel') === rel)?.attributes.get('href')
  return {
    found,
    bytes: new TextEncoder().encode(html).length,
    canonical: hrefOf('canonical') ?? null,
    noIndex: document.all.some(
      ({ name, attributes }) =>
        name === 'meta' &&
        attributes.get('name') === 'robots' &&
        /noindex/.test(attributes.get('content') ?? ''),
    ),
    alternates: links.flatMap(({ attributes }): [string, string][] => {
      const [language, href] = [attributes.get('hreflang'), attributes.get('href')]
      return language === undefined || href === undefined ? [] : [[language, href]]
    }),
    loads: loadsOf(document.all),
  }
}

export function openDocument(html: string): OpenDocument {
  const tree = htmlTree(html)
  const ids = new Map<string, HtmlElement>()
  for (const one of tree.all) {
    const id = one.attributes.get('id')
    if (id !== undefined && !ids.has(id)) ids.set(id, one)
  }
  const hides = ({ name, attributes }: HtmlElement) =>
    attributes.has('hidden') ||
    attributes.has('inert') ||
    attributes.get('aria-hidden') === 'true' ||
    name === 'template' ||
    name === 'noscript'
  const known = new Map<HtmlElement, boolean>()
  const isHidden = (element: HtmlElement): boolean => {
    const before = known.get(element)
    if (before !== undefined) return before
    // Parents come first in the document, so this is one step for each element.
    const is = hides(element) || (element.parent !== null && isHidden(element.parent))
    known.set(element, is)
    return is
  }
  for (const one of tree.all) isHidden(one)
  return { ...tree, ids, isHidden }
}

function loadsOf(all: readonly HtmlElement[]): Record<LoadKind, readonly string[]> {
  const loads: Record<LoadKind, Set<string>> = { scripts: new Set(), styles: new Set(), images: new Set() }
  const add = (kind: LoadKind, ...hrefs: readonly (string | undefined)[]) => {
    for (const href of hrefs) if (href && !href.startsWith('data:')) loads[kind].add(href)
  }
  for (const element of all) {
    const { name, attributes } = element
    const rel = attributes.get('rel') ?? ''
    if (name === 'script') add('scripts', attributes.get('src'))
    else if (name === 'link' && rel === 'modulepreload') add('scripts', attributes.get('href'))
    else if (name === 'link' && rel === 'stylesheet') add('styles', attributes.get('href'))
    else if (name === 'img') add('images', attributes.get('src'))
    else if (name === 'image') add('images', attributes.get('href'))
    else if (name === 'video') add('images', attributes.get('poster'))
    // The start of our pages: its script loads these.
    if (attributes.get('id') === '__troodon' && ![...around(element)].some((one) => one.name === 'main'))
      add('scripts', attributes.get('data-script'), ...(attributes.get('data-modules') ?? '').split(' '))
  }
  return { scripts: [...loads.scripts], styles: [...loads.styles], images: [...loads.images] }
}
