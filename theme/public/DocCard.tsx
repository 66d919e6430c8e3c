// One card, as the page of a category shows it.
import DocCardList, { type DocCardListProps } from './DocCardList.tsx'

export interface DocCardProps {
  readonly item: NonNullable<DocCardListProps['items']>[number]
}

export default function DocCard({ item }: DocCardProps) {
  return <DocCardList items={[item]} />
}
