// Elements in the head of the document, for navigation and for components that declare them.
import type { HeadElement } from '../../build/shared/routeData.ts'

/** What a <meta> element is about; empty for other elements. */
export const nameOf = ({ tag, attributes }: HeadElement): string =>
  tag === 'meta' ? (attributes['name'] ?? attributes['property'] ?? '') : ''

export const metaNamed = (name: string): Element | null =>
  name === ''
    ? null
    : document.head.querySelector(`meta[name="${CSS.escape(name)}"], meta[property="${CSS.escape(name)}"]`)

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
