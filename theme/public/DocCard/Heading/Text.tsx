// `@theme/DocCard/Heading/Text`.
import type { PropSidebarItem } from '../../../compat/sidebarItems.ts'

export default function DocCardHeadingText({
  title,
}: {
  readonly item: PropSidebarItem
  readonly title: string
}) {
  return <span className="theme-doc-card-title">{title}</span>
}
