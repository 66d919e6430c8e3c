// A whole page as lines: everything that a browser gets but scripts, style sheets and what they load. Names
// that each builder makes from a hash are in one spelling.
import { type Element, find, isElement } from './html.ts'

export interface DocumentLines {
  /** Metadata: titles, descriptions, canonical and alternate links, feeds, structured data. Sorted. */
  readonly head: readonly string[]
  /** Each element with its attributes, and each text, in order. */
  readonly body: readonly string[]
}

export function documentLines(document: Element): DocumentLines {
  const part = (name: string) => find(document, ({ tagName }) => tagName === name)
  const [head, body] = [part('head'), part('body')]
  return {
    head: head ? headLines(head).toSorted() : [],
    body: body ? linesBelow(body) : [],
  }
}

function headLines(head: Element): readonly string[] {
  return head.childNodes.filter(isElement).flatMap((element) => {
    const { tagName } = element
    if (isLoading(element)) return isStructuredData(element) ? dataLines(textOf(element)) : []
    return [tagName === 'title' ? `title ${textOf(element)}` : lineOf(element)]
  })
}

function linesBelow(parent: Element): readonly string[] {
  const lines: string[] = []
  let text = ''
  const flush = () => {
    const words = oneSpace(text)
    if (words) lines.push(words)
    text = ''
  }
  for (const node of parent.childNodes) {
    if ('value' in node) text += node.value
    // React writes comments between neighboring texts.
    if (!isElement(node) || isLoading(node) || isForAgents(node)) continue
    flush()
    lines.push(lineOf(node), ...linesBelow(node))
  }
  flush()
  return lines
}

/** Each builder loads what it needs in its own way. */
function isLoading(element: Element): boolean {
  if (['script', 'style', 'template', 'noscript'].includes(element.tagName)) return true
  if (element.tagName !== 'link') return false
  const rel = element.attrs.find(({ name }) => name === 'rel')?.value ?? ''
  const type = element.attrs.find(({ name }) => name === 'type')?.value
  return /\b(?:stylesheet|preload|modulepreload|prefetch)\b/.test(rel) || type === 'text/markdown'
}

/** Troodon's line that leads agents to the Markdown copy. */
const isForAgents = (element: Element): boolean =>
  element.attrs.some(({ name }) => name === 'hidden') && textOf(element).startsWith('For AI agents')

/** One line for each value: `data author.name = "Henrietta"`. */
function dataLines(text: string): readonly string[] {
  const lines = (value: unknown, path: string): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, below]) => lines(below, `${path}.${key}`))
      : [`data ${path} = ${JSON.stringify(value)}`]
  return lines(JSON.parse(text), '')
}

const isStructuredData = ({ attrs }: Element): boolean =>
  attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json')

/** `a.navbar__item href="/docs"`, with the names in the order of the alphabet. */
function lineOf({ tagName, attrs }: Element): string {
  const classes = attrs.find(({ name }) => name === 'class')?.value ?? ''
  const named = oneSpace(classes)
    .split(' ')
    .map((name) => name && `.${name.replace(hashOfClass, '')}`)
  const rest = attrs
    .filter(({ name, value }) => !ignored.has(name) && (value !== '' || !emptied.has(name)))
    // A small image can be in the page, and one that is copied can have its own name: screens show what it is.
    .filter(({ name }) => name !== 'src' || tagName !== 'img')
    .map(({ name, value }) => `${name}="${inOneSpelling(name, value)}"`)
  return [`${tagName}${named.toSorted().join('')}`, ...rest.toSorted()].join(' ')
}

/** `title_f1Hy` of Docusaurus is `title_8c933` in Troodon. */
const hashOfClass = /(?<!_)_(?:[\w+-]{4}|[0-9a-f]{5})$/

/** Shapes of images are shortened as the packages for it of each builder do it. */
const ignored = new Set(['class', 'data-rh', 'd'])

/** Attributes that HTML minifiers leave out where they are empty. */
const emptied = new Set(['alt', 'style', 'id', 'title', 'lang', 'dir'])

function inOneSpelling(name: string, value: string): string {
  const text = oneSpace(value)
  if (name === 'content') return text.replaceAll(', ', ',').replace('scale=1.0', 'scale=1')
  if (name === 'style') return text.replaceAll(/\s*([:;,])\s*/g, '$1').replace(/;$/, '')
  return text.replaceAll(/(\/assets\/[^\s"?#]*?)-[0-9a-f]{8,64}(?=\.\w+)/g, '$1')
}

const textOf = (element: Element): string =>
  oneSpace(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''))

const oneSpace = (text: string): string =>
  text
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
