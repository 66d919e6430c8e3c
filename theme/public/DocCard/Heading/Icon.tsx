// `@theme/DocCard/Heading/Icon`.
import type { ReactNode } from 'react'
import type { PropSidebarItem } from '../../../compat/sidebarItems.ts'

export default function DocCardHeadingIcon({
  icon,
}: {
  readonly item: PropSidebarItem
  readonly icon: ReactNode
}) {
  return <span className="theme-doc-card-icon">{icon}</span>
}
