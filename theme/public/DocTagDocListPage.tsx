// `@theme/DocTagDocListPage`: the documents with a tag.
import { useShown } from '../context/route.tsx'
import { useTexts } from '../text/translate.tsx'
import Unlisted from './ContentVisibility/Unlisted.tsx'
import Heading from './Heading.tsx'

export interface DocTagDocListPageProps {
  readonly tag: {
    readonly label: string
    readonly permalink: string
    readonly allTagsPath: string
    readonly count: number
    readonly unlisted: boolean
    readonly description?: string
    readonly items: readonly {
      readonly id: string
      readonly title: string
      readonly description: string
      readonly permalink: string
    }[]
  }
}

export default function DocTagDocListPage({ tag }: DocTagDocListPageProps) {
  const t = useTexts()
  const { route } = useShown()
  return (
    <main className="theme-main tags-page">
      {tag.unlisted && <Unlisted />}
      <Heading as="h1">{'title' in route ? route.title : tag.label}</Heading>
      {tag.description && <p>{tag.description}</p>}
      <p>
        <a href={tag.allTagsPath}>{t('theme.docs.viewAllTags', 'View all tags')}</a>
      </p>
      {tag.items.map(({ permalink, title, description }) => (
        <article className="tags-page__item" key={permalink}>
          <h2>
            <a href={permalink}>{title}</a>
          </h2>
          {description && <p>{description}</p>}
        </article>
      ))}
    </main>
  )
}
