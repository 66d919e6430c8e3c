// Who wrote a post: one author takes the row, several take half a row each, those without names are a row of images.
import type { AuthorData } from '../../../build/shared/blogData.ts'

/** Names of platforms as they are written. */
const platforms: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  email: 'Email',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  twitter: 'Twitter',
  x: 'X',
  youtube: 'YouTube',
}

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

export function Author({ author }: { readonly author: AuthorData }) {
  const { name, title, image, href, socials } = author
  const outside =
    href !== null && /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const picture = image !== null && (
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
      {picture &&
        (href === null ? (
          picture
        ) : (
          <a
            href={href}
            className="author__image-link"
            {...(name === null ? {} : { tabIndex: -1, 'aria-hidden': true })}
            {...outside}
          >
            {picture}
          </a>
        ))}
      {(name !== null || title !== null || socials.length > 0) && (
        <div className="author__text">
          {name !== null && (
            <span className="author__name">
              {href === null ? (
                name
              ) : (
                <a href={href} {...outside}>
                  {name}
                </a>
              )}
            </span>
          )}
          {title !== null && (
            <span className="author__title" title={title}>
              {title}
            </span>
          )}
          {socials.length > 0 && (
            <span className="author__socials">
              {socials.map((social) => (
                <a key={social.platform} href={social.href} target="_blank" rel="noopener noreferrer">
                  {platforms[social.platform] ?? social.platform}
                </a>
              ))}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
