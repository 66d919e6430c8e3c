// Title, date, reading time and authors of a post.
import type { ReactNode } from 'react'
import type { PostHeader as Header } from '../../../build/shared/blogData.ts'
import { useSite } from '../../context/site.tsx'
import { pluralForm } from '../../text/plural.ts'
import { useTexts } from '../../text/translate.tsx'
import { Authors } from './Authors.tsx'

export function PostHeader({ post, children }: { readonly post: Header; readonly children: ReactNode }) {
  return (
    <header className="post-header">
      {children}
      <PostMeta post={post} />
      <Authors authors={post.authors} />
    </header>
  )
}

function PostMeta({ post: { date, readingMinutes } }: { readonly post: Header }) {
  const { locale } = useSite()
  const t = useTexts()
  if (date === null && readingMinutes === null) return null
  const minutes = readingMinutes ?? 0
  const forms = t('theme.blog.post.readingTime.plurals', 'One min read|{readingTime} min read', {
    readingTime: minutes,
  })
  return (
    <p className="post-header__meta">
      {date !== null && <time dateTime={date}>{longDate(date, locale.htmlLang)}</time>}
      {date !== null && readingMinutes !== null && ' · '}
      {readingMinutes !== null && pluralForm(forms, minutes, locale.htmlLang)}
    </p>
  )
}

/** `November 22, 2024`. Dates of posts are in UTC. */
const longDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
