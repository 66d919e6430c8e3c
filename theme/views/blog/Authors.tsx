// The authors of a post. One author fills the row, several share it two to a row, and authors without names
// are a row of images.
import type { AuthorData } from '../../../build/shared/blogData.ts'
import { useOnText } from '../../context/onText.ts'
import { AuthorSocials } from './AuthorSocials.tsx'

export function Authors({ authors }: { readonly authors: readonly AuthorData[] }) {
  if (authors.length === 0) return null
  const imagesOnly = authors.every(({ name }) => name === null)
  const kind = imagesOnly ? 'authors--images' : authors.length > 1 ? 'authors--several' : ''
  return (
    <ul className={`authors ${kind}`.trim()}>
      {authors.map((author, index) => (
        <li key={index}>
          <Author author={author} />
        </li>
      ))}
    </ul>
  )
}

interface AuthorProps {
  readonly author: AuthorData
  /** The element of the name. */
  readonly heading?: 'h1' | 'h2' | 'span'
  /** Of the author's posts. */
  readonly count?: number
}

export function Author({ author, heading: Name = 'span', count }: AuthorProps) {
  const { name, title, image, href, socials } = author
  const leadsOut = useOnText((url) => /^https?:/.test(url))
  const isOutside = href !== null && leadsOut(href)
  const outside = isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const avatar = image !== null && (
    <img
      className="author__image"
      src={image}
      alt={name === null ? 'Author' : ''}
      width="48"
      height="48"
      loading="lazy"
    />
  )
  return (
    <div className="author">
      {avatar &&
        (href === null ? (
          avatar
        ) : (
          <a
            href={href}
            className="author__image-link"
            {...(name === null ? {} : { tabIndex: -1, 'aria-hidden': true })}
            {...outside}
          >
            {avatar}
          </a>
        ))}
      {(name !== null || title !== null || socials.length > 0) && (
        <div className="author__text">
          {name !== null && (
            <div className="author__name">
              {href === null ? (
                <Name>{name}</Name>
              ) : (
                <a href={href} {...outside}>
                  <Name>{name}</Name>
                </a>
              )}
              {count !== undefined && <span className="tag tag__count">{count}</span>}
            </div>
          )}
          {title !== null && (
            <div className="author__title" title={title}>
              {title}
            </div>
          )}
          {socials.length > 0 && <AuthorSocials author={author} />}
        </div>
      )}
    </div>
  )
}
