// `@theme/TagsListByLetter`: all tags, by their first letter.
import { listTagsByLetters } from '../compat/lists.ts'
import Heading from './Heading.tsx'
import Tag from './Tag.tsx'

export interface ListedTag {
  readonly label: string
  readonly permalink: string
  readonly count: number
  readonly description?: string | undefined
}

export default function TagsListByLetter({ tags }: { readonly tags: readonly ListedTag[] }) {
  return (
    <>
      {listTagsByLetters(tags).map(({ letter, tags: own }) => (
        <section key={letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="tags-page__list">
            {own.map((tag) => (
              <li key={tag.permalink}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
