// `@theme/DocCard/Heading`: icon and title.
import type { ReactNode } from 'react'
import type { PropSidebarItem } from '../../compat/sidebarItems.ts'
import HeadingIcon from './Heading/Icon.tsx'
import HeadingText from './Heading/Text.tsx'

export interface DocCardHeadingProps {
  readonly item: PropSidebarItem
  readonly icon: ReactNode
  readonly title: string
}

export default function DocCardHeading({ item, icon, title }: DocCardHeadingProps) {
  return (
    <div className="card__title theme-doc-card-heading" title={title}>
      <HeadingIcon item={item} icon={icon} />
      {/* An emoji is part of the name of the link. */}
      {typeof icon === 'string' && ' '}
      <HeadingText item={item} title={title} />
    </div>
  )
}
