// `@theme/DocCard/Layout`: the card around heading and description.
import type { ReactNode } from 'react'
import type { PropSidebarItem } from '../../compat/sidebarItems.ts'
import { useSite } from '../../context/site.tsx'
import { hostHref } from '../../router/hostHref.ts'
import Description from './Description.tsx'
import Heading from './Heading.tsx'
import '../../layout/Cards.css'

export interface DocCardLayoutProps {
  readonly item: PropSidebarItem
  readonly className?: string
  readonly href: string
  readonly icon: ReactNode
  readonly title: string
  readonly description?: string | undefined
}

export default function DocCardLayout({
  item,
  className = '',
  href,
  icon,
  title,
  description,
}: DocCardLayoutProps) {
  const outside = /^[a-z]+:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a
      className={`card theme-doc-card-container ${className}`.trim()}
      href={hostHref(href, useSite())}
      {...outside}
    >
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </a>
  )
}
