// `react-helmet-async` as sites import it. A copy of the package that the site installs would not share the
// head with the pages.
import { createElement, type ReactElement, type ReactNode } from 'react'
import Head from '../public/Head.tsx'

type Attributes = Readonly<Record<string, unknown>>

/** What `<Helmet>` takes besides its children: the elements of the head as data. */
interface HelmetProps {
  readonly children?: ReactNode
  readonly title?: string
  readonly titleTemplate?: string
  readonly defaultTitle?: string
  readonly htmlAttributes?: Attributes
  readonly bodyAttributes?: Attributes
  readonly meta?: readonly Attributes[]
  readonly link?: readonly Attributes[]
  readonly script?: readonly Attributes[]
  readonly style?: readonly Attributes[]
}

export function Helmet({ children, title, titleTemplate, defaultTitle, ...others }: HelmetProps) {
  const own = title === undefined ? undefined : (titleTemplate ?? '%s').replaceAll('%s', () => title)
  const shown = own ?? defaultTitle
  return (
    <Head>
      {shown === undefined ? null : <title>{shown}</title>}
      {elementsOf(others)}
      {children}
    </Head>
  )
}

/** The pages have one head already. */
export const HelmetProvider = ({ children }: { readonly children?: ReactNode }) => children

/** Collects what the head has; here, the pages do. */
export class HelmetData {
  readonly context = {}
}

function elementsOf(given: Omit<HelmetProps, 'children'>): readonly ReactElement[] {
  const { htmlAttributes, bodyAttributes, meta = [], link = [], script = [], style = [] } = given
  const all: readonly (readonly [string, readonly (Attributes | undefined)[]])[] = [
    ['html', [htmlAttributes]],
    ['body', [bodyAttributes]],
    ['meta', meta],
    ['link', link],
    ['script', script],
    ['style', style],
  ]
  return all.flatMap(([tag, lists]) =>
    lists.flatMap((attributes, at) =>
      attributes ? [createElement(tag, { ...withText(attributes), key: `${tag}${at}` })] : [],
    ),
  )
}

/** Names of attributes that hold the text of an element in the data of Helmet. */
function withText({ innerHTML, cssText, ...attributes }: Attributes): Attributes {
  const text = innerHTML ?? cssText
  return text === undefined ? attributes : { ...attributes, children: text }
}
