// `@theme/DocCard`: one card, as the page of a category shows it.
import { splitLabel } from '../../build/shared/leadingEmoji.ts'
import { useDocCards } from '../compat/docCards.ts'
import { useDocCardDescriptionCategoryItemsPlural } from '../compat/misc.ts'
import { findFirstSidebarItemLink, type PropSidebarItem } from '../compat/sidebarItems.ts'
import { Icon } from '../layout/Icons.tsx'
import DocCardLayout from './DocCard/Layout.tsx'

export interface DocCardProps {
  readonly item: PropSidebarItem
}

export default function DocCard({ item }: DocCardProps) {
  const counted = useDocCardDescriptionCategoryItemsPlural()
  const { ofItem } = useDocCards()
  if (item.type === 'html') return null
  const href = findFirstSidebarItemLink(item) ?? (item.type === 'link' ? item.href : undefined)
  if (href === undefined) return null
  const isOutside = /^[a-z]+:/i.test(href)
  const icon = item.type === 'category' ? 'folder' : isOutside ? 'external' : 'page'
  const { emoji, rest } = splitLabel(item.label)
  const description =
    item.description ?? (item.type === 'category' ? counted(item.items.length) : ofItem(item)?.description)
  return (
    <DocCardLayout
      item={item}
      href={href}
      icon={emoji ?? <Icon name={icon} size={18} />}
      title={rest}
      description={description}
      {...(item.className === undefined ? {} : { className: item.className })}
    />
  )
}
