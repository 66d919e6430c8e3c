// `@theme/NavbarItem/NavbarNavLink`: the link of an item.
import type { ReactNode } from 'react'
import { withBaseUrl } from '../../../build/shared/withBaseUrl.ts'
import { isRegexpStringMatch } from '../../compat/lists.ts'
import { useSite } from '../../context/site.tsx'
import { Icon } from '../../layout/Icons.tsx'
import { hasProtocol } from '../isInternalUrl.ts'
import Link, { type LinkProps } from '../Link.tsx'

export interface NavbarNavLinkProps extends LinkProps {
  readonly activeBasePath?: string
  readonly activeBaseRegex?: string
  readonly label?: ReactNode
  readonly html?: string
  readonly prependBaseUrlToHref?: boolean
  readonly isDropdownLink?: boolean
}

export interface DefaultNavbarItemProps extends NavbarNavLinkProps {
  readonly isDropdownItem?: boolean
  readonly position?: 'left' | 'right'
  readonly mobile?: boolean
}

export default function NavbarNavLink({
  activeBasePath,
  activeBaseRegex,
  to,
  href,
  label,
  html,
  isDropdownLink = false,
  prependBaseUrlToHref,
  ...props
}: NavbarNavLinkProps) {
  const { baseUrl, locale } = useSite()
  const outside = !!label && href !== undefined && hasProtocol(href)
  const content =
    html === undefined
      ? {
          children: (
            <>
              {label}
              {outside && <Icon name="external" size={isDropdownLink ? 12 : 13} />}
            </>
          ),
        }
      : { dangerouslySetInnerHTML: { __html: html } }
  if (href !== undefined)
    return (
      <Link href={prependBaseUrlToHref ? baseUrl + href.replace(/^\//, '') : href} {...props} {...content} />
    )
  const base = activeBasePath && withBaseUrl(`/${activeBasePath.replace(/^\//, '')}`, locale.baseUrl)
  const isActive = activeBaseRegex
    ? (_: unknown, { pathname }: { readonly pathname: string }) =>
        isRegexpStringMatch(activeBaseRegex, pathname)
    : base
      ? (_: unknown, { pathname }: { readonly pathname: string }) => pathname.startsWith(base)
      : undefined
  return <Link to={to ?? ''} isNavLink {...(isActive ? { isActive } : {})} {...props} {...content} />
}
