// `@theme/DocCard/Description`.
import type { PropSidebarItem } from '../../compat/sidebarItems.ts'

export interface DocCardDescriptionProps {
  readonly item: PropSidebarItem
  readonly description: string
}

export default function DocCardDescription({ description }: DocCardDescriptionProps) {
  return <div className="card__description theme-doc-card-description">{description}</div>
}
