// A link of the navbar, either in the bar or in a dropdown, and the props of every kind of item.
import type { NavbarItem } from '../../build/shared/navbarData.ts'
import { SmartLink } from './SmartLink.tsx'

export type ItemType = Exclude<NavbarItem['type'], `custom-${string}`>
export type ItemOf<T extends ItemType> = Extract<NavbarItem, { readonly type: T }>

export interface ItemProps<Item extends NavbarItem = NavbarItem> {
  readonly item: Item
  /** In the mobile menu. */
  readonly mobile: boolean
  /** In a dropdown. */
  readonly inside?: boolean
}

export function NavLink({
  href,
  label,
  html,
  ariaLabel,
  active,
  external = false,
  className = '',
  inside = false,
  attributes: own = {},
}: {
  readonly href: string
  readonly label: string
  readonly html?: string | undefined
  readonly ariaLabel?: string | undefined
  readonly active: boolean
  readonly external?: boolean
  readonly className?: string | undefined
  /** Only of links in a navbar that the site replaces. */
  readonly activeClassName?: string | undefined
  readonly inside?: boolean | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
}) {
  const name = inside ? 'dropdown__link' : 'navbar__link'
  const attributes = {
    className:
      `${inside ? '' : 'navbar__item '}${name}${active ? ` ${name}--active` : ''} ${className}`.trim(),
    href,
    'aria-label': ariaLabel,
    'aria-current': active ? ('page' as const) : undefined,
    ...own,
  }
  const link =
    html === undefined ? (
      <SmartLink {...attributes} external={external}>
        {label}
      </SmartLink>
    ) : (
      <a {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
    )
  return inside ? <li>{link}</li> : link
}
