// The links of the footer as Docusaurus names their properties.
import type { FooterData, FooterLink } from '../../build/shared/siteData.ts'

export interface FooterLinkItem {
  readonly label?: string
  /** Of a page of the site. */
  readonly to?: string
  /** Of another site. */
  readonly href?: string
  readonly html?: string
  readonly [key: string]: unknown
}

export interface FooterColumnItem {
  readonly title: string | null
  readonly className?: string
  readonly items: readonly FooterLinkItem[]
}

export type FooterLinks = readonly FooterColumnItem[] | readonly FooterLinkItem[]

/** A list without columns has no titles. */
export function footerLinks({ columns }: FooterData): FooterLinks {
  const [first] = columns
  if (columns.length === 1 && first?.title === null) return first.items.map(linkItem)
  return columns.map(({ title, className, items }) => ({
    title,
    ...ownClass(className, 'footer__col'),
    items: items.map(linkItem),
  }))
}

function linkItem({ label, href, html, className, attributes }: FooterLink): FooterLinkItem {
  if (html !== undefined) return { html, ...ownClass(className, 'footer__item') }
  return {
    ...attributes,
    label: label ?? '',
    ...(href?.startsWith('/') ? { to: href } : { href: href ?? '' }),
    ...ownClass(className, 'footer__link-item'),
  }
}

/** The data has all classes of an element. */
const ownClass = (all: string | undefined, usual: string): { readonly className?: string } =>
  all === undefined ? {} : { className: all.replace(usual, '').trim() }
