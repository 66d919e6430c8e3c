// In place of layout/NavLink.tsx: links whose target the build knows.
import { type ComponentProps, use } from 'react'
import { InMobileMenu } from '../compat/KnownNavbarItem.tsx'
import type { NavLink as Original } from '../layout/NavLink.tsx'
import DefaultNavbarItem from '../public/NavbarItem/DefaultNavbarItem.tsx'

export type { ItemOf, ItemProps, ItemType } from '../layout/NavLink.tsx'

type NavLinkProps = ComponentProps<typeof Original>

export function NavLink({ href, label, html, active, external, inside, ...props }: NavLinkProps) {
  const { ariaLabel, className, activeClassName, attributes } = props
  return (
    <DefaultNavbarItem
      {...(external ? { href } : { to: href })}
      {...(html === undefined ? { label } : { html })}
      {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}
      {...(className === undefined ? {} : { className })}
      {...(activeClassName === undefined ? {} : { activeClassName })}
      {...attributes}
      isActive={() => active}
      isDropdownItem={inside ?? false}
      mobile={use(InMobileMenu)}
    />
  )
}
