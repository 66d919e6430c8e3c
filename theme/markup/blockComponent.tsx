// The components for authors as elements, in pages with code. One function makes all of them from the markup
// that the build prints.
import '../styles/authoring.css'
import { Children, type ComponentType, isValidElement, type ReactNode, use } from 'react'
import { blockMarkup } from '../../build/shared/blocks/markup.ts'
import { type BlockName, blockLinks, ownProps } from '../../build/shared/blocks/names.ts'
import type { MarkupAttributes } from '../../build/shared/markup.ts'
import { RawHtml } from '../../build/shared/markup.ts'
import { withBaseUrl } from '../../build/shared/withBaseUrl.ts'
import { SiteContext } from '../context/site.tsx'
import { elementOf } from './elementOf.ts'

export interface BlockProps {
  readonly className?: string
  readonly id?: string
  readonly children?: ReactNode
}

type Given = Readonly<Record<string, unknown>>

export function blockComponent<Props extends BlockProps>(name: BlockName): ComponentType<Props> {
  function Block({ children, ...given }: Props) {
    const site = use(SiteContext)
    const props = ownProps(name, given as Given)
    const all = Children.toArray(children)
    return elementOf(
      blockMarkup<ReactNode>(name, {
        props,
        link: linkOf(name, props, site?.baseUrl ?? '/'),
        icon: iconOf(props),
        has: (one) => all.some((child) => isValidElement(child) && nameOf(child.type) === one),
      }),
      children,
    )
  }
  Block.displayName = name
  return Block
}

const nameOf = (type: unknown): unknown => (type as { displayName?: unknown } | null)?.displayName

/** A module of a page has the drawing as HTML; code of the site gives an element. */
function iconOf({ icon }: Given): ReactNode | RawHtml | null {
  if (icon === undefined || icon === null || icon === '') return null
  const html = (icon as { __html?: unknown }).__html
  return typeof html === 'string' ? new RawHtml(html) : (icon as ReactNode)
}

/** Links of Markdown have their attributes already. */
function linkOf(name: BlockName, props: Given, baseUrl: string): MarkupAttributes | null {
  const { src, target, rel } = props
  if (name === 'Embed')
    return typeof src === 'string' && /^https?:\/\//.test(src)
      ? { href: src, rel: 'noopener noreferrer' }
      : null
  const urls = blockLinks(name).flatMap((key) => {
    const url = props[key]
    return typeof url === 'string' ? [[key, withBaseUrl(url, baseUrl)]] : []
  })
  if (urls.length === 0) return null
  return {
    ...(Object.fromEntries(urls) as MarkupAttributes),
    target: typeof target === 'string' ? target : undefined,
    rel: typeof rel === 'string' ? rel : undefined,
  }
}
