// Elements in the head of the document, for navigation and for components that declare them.
import type { HeadElement } from '../../build/shared/routeData.ts'

/** The name of the link to the page's canonical URL. */
export const canonical = 'link canonical'

/** What a <meta> element or a canonical URL is about; empty for other elements. */
export const nameOf = ({ tag, attributes }: HeadElement): string =>
  tag === 'meta'
    ? (attributes['name'] ?? attributes['property'] ?? '')
    : tag === 'link' && attributes['rel']?.toLowerCase() === 'canonical'
      ? canonical
      : ''

/** The element with the name that `nameOf` gives it. */
export const elementNamed = (name: string): Element | null =>
  name === ''
    ? null
    : document.head.querySelector(
        name === canonical
          ? 'link[rel="canonical"]'
          : `meta[name="${CSS.escape(name)}"], meta[property="${CSS.escape(name)}"]`,
      )

/** The element with this name and content. */
export function namedElement(name: string, content: string): HeadElement {
  if (name === canonical) return { tag: 'link', attributes: { rel: 'canonical', href: content } }
  const key = /^(?:og|article):/.test(name) ? 'property' : 'name'
  return { tag: 'meta', attributes: { [key]: name, content } }
}

/** The attribute with the content of an element that has a name. */
export const contentAttribute = (tag: string): 'href' | 'content' =>
  tag.toLowerCase() === 'link' ? 'href' : 'content'

/** An element with just these attributes and this text. */
export function findElement({ tag, attributes, text = '' }: HeadElement): Element | undefined {
  const names = Object.keys(attributes)
  return [...document.head.querySelectorAll(tag)].find(
    (one) =>
      one.attributes.length === names.length &&
      names.every((name) => one.getAttribute(name) === attributes[name]) &&
      (tag === 'meta' || tag === 'link' || one.textContent === text),
  )
}

export function appendElement({ tag, attributes, text }: HeadElement): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = text
  return document.head.appendChild(element)
}
