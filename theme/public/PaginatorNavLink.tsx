// `@theme/PaginatorNavLink`: the link to the previous or next page.
import type { ReactNode } from 'react'
import { useSite } from '../context/site.tsx'
import { hostHref } from '../router/hostHref.ts'

export interface PaginatorNavLinkProps {
  readonly permalink: string
  readonly title: ReactNode
  readonly subLabel?: ReactNode
  readonly isNext?: boolean
}

export default function PaginatorNavLink({
  permalink,
  title,
  subLabel,
  isNext = false,
}: PaginatorNavLinkProps) {
  return (
    <a
      className={`pagination-nav__link pagination-nav__link--${isNext ? 'next' : 'prev'}`}
      href={hostHref(permalink, useSite())}
      rel={isNext ? 'next' : 'prev'}
    >
      {subLabel && <span className="pagination-nav__sublabel">{subLabel}</span>}
      <span className="pagination-nav__label">{title}</span>
    </a>
  )
}
