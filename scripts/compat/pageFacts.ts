// The facts that the comparison uses of one HTML page, whichever of the two builders made it.
import { documentLines } from './documentLines.ts'
import { attribute, documentOf, type Element, find, findAll, hasClass, visibleText } from './html.ts'

export interface PageFacts {
  readonly title: string
  /** Of the document, such as `en`. */
  readonly language: string
  /** Text of the first heading of level 1; empty without one. */
  readonly h1: string
  /** Whether Docusaurus made the page for a category. Only known of its own pages. */
  readonly isCategory: boolean
  /** Ids of the headings of the content, in order. */
  readonly headingIds: readonly string[]
  /** One line for each visible item of the sidebar: depth, label and URL. */
  readonly sidebar: readonly string[]
  /** The content's text: without navigation, tables of contents, notices and buttons. */
  readonly text: string
  /** Metadata: titles, descriptions, canonical and alternate links, feeds, structured data. Sorted. */
  readonly head: readonly string[]
  /** Each element of the body with its attributes, and each text, in order. */
  readonly body: readonly string[]
  /** The target of a redirect; null for an ordinary page. */
  readonly redirect: string | null
}

export function pageFacts(html: string): PageFacts {
  const document = documentOf(html)
  const title = find(document, ({ tagName }) => tagName === 'title')
  const content = contentOf(document)
  const redirect = redirectOf(document)
  // Nobody reads the words on a page that leads elsewhere at once.
  const language = attribute(find(document, ({ tagName }) => tagName === 'html') ?? document, 'lang') ?? ''
  const empty = {
    ...{ title: '', h1: '', isCategory: false, headingIds: [], sidebar: [], text: '' },
    ...{ head: [], body: [] },
  }
  if (redirect !== null) return { ...empty, language, redirect }
  const h1 = find(content, ({ tagName }) => tagName === 'h1')
  return {
    title: title ? visibleText(title) : '',
    language,
    h1: h1 ? visibleText(h1, { skip: isAround }) : '',
    isCategory: find(content, isCategoryPage) !== undefined,
    headingIds: findAll(content, isHeading).flatMap((heading) => attribute(heading, 'id') ?? []),
    sidebar: sidebarOf(document),
    ...documentLines(document),
    text: visibleText(content, { skip: isAround, fold: isAdmonitionTitle }),
    redirect,
  }
}

/** The main element; on pages without one, everything between the navbar and the footer. */
function contentOf(document: Element): Element {
  const body = find(document, ({ tagName }) => tagName === 'body') ?? document
  return (
    find(body, ({ tagName }) => tagName === 'main') ??
    find(body, (element) => hasClass(element, 'main-wrapper')) ??
    body
  )
}

const isCategoryPage = (element: Element): boolean =>
  /\bgeneratedIndexPage_/.test(attribute(element, 'class') ?? '')

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName)

/** Parts of the main element that are not content. */
function isAround(element: Element): boolean {
  const { tagName } = element
  if (tagName === 'button') return attribute(element, 'role') !== 'tab'
  return (
    ['nav', 'aside', 'footer', 'select'].includes(tagName) ||
    aroundClasses.some((name) => hasClass(element, name))
  )
}

/** Docusaurus writes "info" and shows it in capital letters. */
const isAdmonitionTitle = (element: Element): boolean =>
  /\badmonition-?heading/i.test(attribute(element, 'class') ?? '')

const aroundClasses = [
  'hash-link',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-unlisted-banner',
  'theme-draft-banner',
  // Docusaurus prints an emoji as the icon of a card, Troodon a drawing.
  'theme-doc-card-icon',
  // The title of a list of posts, for screen readers only. Docusaurus has none.
  'visually-hidden',
  // The source of a diagram, for readers without scripts. Docusaurus prints nothing before scripts run.
  'mermaid-diagram',
  // The label of a panel, shown only while scripts are off.
  'tabs__label',
]

/**
 * The first column beside the content: the outline of a documentation's sidebar, or the posts of a blog's,
 * whose years the builders print in different ways.
 */
function sidebarOf(document: Element): readonly string[] {
  const sidebar = find(document, ({ tagName }) => tagName === 'aside')
  if (!sidebar) return []
  const isDocs =
    hasClass(sidebar, 'theme-doc-sidebar-container') && !hasClass(sidebar, 'theme-blog-sidebar-container')
  const list = find(sidebar, isList)
  if (isDocs) return list ? itemsOf(list, 0) : []
  return findAll(sidebar, ({ tagName }) => tagName === 'li')
    .filter((item) => !find(item, isList))
    .flatMap((item) => findAll(item, ({ tagName }) => tagName === 'a').map((link) => lineOf(link, 0)))
}

const isList = ({ tagName }: Element): boolean => tagName === 'ul'

function itemsOf(list: Element, depth: number): readonly string[] {
  return list.childNodes.flatMap((item) => {
    if (!('tagName' in item)) return []
    const label = find(item, isLabel)
    const below = find(item, isList)
    return [...(label ? [lineOf(label, depth)] : []), ...(below ? itemsOf(below, depth + 1) : [])]
  })
}

/** The label of a category that is no link and stays open: `<a>` in Docusaurus, another element in Troodon. */
const isLabel = (element: Element): boolean => element.tagName === 'a' || hasClass(element, 'menu__link')

function lineOf(link: Element, depth: number): string {
  const href = attribute(link, 'href')
  return `${'  '.repeat(depth)}${visibleText(link)}${href === null ? '' : ` → ${routeOf(href)}`}`
}

function redirectOf(document: Element): string | null {
  const refresh = find(
    document,
    (element) => element.tagName === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh',
  )
  const target = refresh && /url=(.*)$/i.exec(attribute(refresh, 'content') ?? '')?.[1]
  return target === undefined ? null : routeOf(target)
}

/** A URL in one spelling: decoded, without the slash or the name of an HTML file at its end. */
export function routeOf(url: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
  const short = decoded(path)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/$/, '')
  return `${short || (path === '' ? '' : '/')}${rest}`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
