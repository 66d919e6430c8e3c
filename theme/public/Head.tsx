// `@docusaurus/Head`: declares <title>, <meta> and <link> for the page's head.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type HeadTag, useHead } from '../context/head.tsx'

export default function Head({ children }: { readonly children?: ReactNode }) {
  const elements = Children.toArray(children).filter((child) => isValidElement<Record<string, unknown>>(child))
  const title = elements.find(({ type }) => type === 'title')?.props['children']
  useHead({ title: title === undefined ? null : String(title), tags: elements.flatMap(tagOf) })
  return null
}

const names: Readonly<Record<string, string>> = { httpEquiv: 'http-equiv', charSet: 'charset', crossOrigin: 'crossorigin', hrefLang: 'hreflang' }

function tagOf({ type, props }: ReactElement<Record<string, unknown>>): HeadTag[] {
  if (type !== 'meta' && type !== 'link') return []
  const attributes = Object.entries(props).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return [{ tag: type, attributes: Object.fromEntries(attributes.map(([name, value]) => [names[name] ?? name, String(value)])) }]
}
