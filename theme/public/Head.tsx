// Adds <title>, <meta>, <link>, <script> and <style> to the head of the page.
import { Children, isValidElement, type ReactElement, type ReactNode, useEffect } from 'react'
import type { HeadElement } from '../../build/shared/routeData.ts'
import { useHead } from '../context/useHead.ts'
import { appendElement, contentAttribute, elementNamed, findElement, nameOf } from '../state/headElements.ts'

type AnyElement = ReactElement<Record<string, unknown>>

export default function Head({ children }: { readonly children?: ReactNode }) {
  const elements = Children.toArray(children).filter((child): child is AnyElement => isValidElement(child))
  const title = elements.find(({ type }) => type === 'title')
  const named = title === undefined ? null : textIn(title)
  useElements(named, elements)
  return null
}

/** The title is complete: it does not get the name of the site. */
const useElements =
  process.env['TROODON_SSR'] === ''
    ? // The HTML of the first page has the elements already.
      (title: string | null, elements: readonly AnyElement[]) => {
        const declared = JSON.stringify(elements.flatMap(tagOf))
        useEffect(() => {
          if (title) document.title = title
        }, [title])
        useEffect(() => {
          const undo = (JSON.parse(declared) as HeadElement[]).map((one) =>
            one.tag in roots ? applyAttributes(one) : applyElement(one),
          )
          return () => {
            for (const one of undo) one()
          }
        }, [declared])
      }
    : (title: string | null, elements: readonly AnyElement[]) =>
        useHead({ title, isWholeTitle: true, tags: elements.flatMap(tagOf) })

/** Elements of the document that can be given attributes. */
const roots = { html: () => document.documentElement, body: () => document.body }

/** Returns what takes them away again. */
function applyAttributes({ tag, attributes }: HeadElement): () => void {
  const root = roots[tag as keyof typeof roots]()
  const { class: classes = '', ...others } = attributes
  const names = classes.split(/\s+/).filter(Boolean)
  root.classList.add(...names)
  for (const [name, value] of Object.entries(others)) root.setAttribute(name, value)
  return () => {
    root.classList.remove(...names)
    for (const name of Object.keys(others)) root.removeAttribute(name)
  }
}

/**
 * Puts an element in the head, unless the page has it. One about the same thing gets its content, and what it
 * said before is in `data-head` (theme/router/applyHead.ts). Returns what takes it away again.
 */
function applyElement(declared: HeadElement): () => void {
  const named = elementNamed(nameOf(declared))
  const attribute = contentAttribute(declared.tag)
  const content = declared.attributes[attribute]
  if (!named || content === undefined) {
    // A script of the first page has run.
    const isLoaded = document.documentElement.hasAttribute('data-has-hydrated')
    const element = findElement(declared) ?? (isLoaded ? appendElement(declared) : null)
    if (!element) return () => {}
    if (named === null && nameOf(declared) !== '') element.setAttribute('data-head', '')
    return () => element.remove()
  }
  const before = named.getAttribute(attribute) ?? ''
  if (!named.hasAttribute('data-head')) named.setAttribute('data-head', before === content ? '' : before)
  named.setAttribute(attribute, content)
  return () => {
    const below = named.getAttribute('data-head')
    if (below) named.setAttribute(attribute, below)
    else named.remove()
    named.removeAttribute('data-head')
  }
}

const names: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  charSet: 'charset',
  crossOrigin: 'crossorigin',
  hrefLang: 'hreflang',
}

function tagOf(element: AnyElement): HeadElement[] {
  const { type, props } = element
  if (!isHeadElement(type)) return []
  const attributes = Object.entries(props).filter(
    ([name, value]) =>
      name !== 'children' && (typeof value === 'string' || typeof value === 'number' || value === true),
  )
  const tag = {
    tag: type,
    attributes: Object.fromEntries(
      attributes.map(([name, value]) => [names[name] ?? name, value === true ? '' : String(value)]),
    ),
  }
  return [type === 'script' || type === 'style' ? { ...tag, text: textIn(element) } : tag]
}

const isHeadElement = (type: unknown): type is HeadElement['tag'] =>
  typeof type === 'string' && ['meta', 'link', 'script', 'style', 'html', 'body'].includes(type)

/** The children as one string; Markdown pages give HTML instead of children. */
function textIn({ props }: AnyElement): string {
  const html = (props['dangerouslySetInnerHTML'] as { __html?: string } | undefined)?.__html
  return html ?? Children.toArray(props['children'] as ReactNode).join('')
}
