// Title, date, reading time and authors of a post.
import { Fragment, type ReactNode } from 'react'
import type { PostHeader as Header } from '../../../build/shared/blogData.ts'
import type { LocaleData } from '../../../build/shared/siteData.ts'
import { useOnText } from '../../context/onText.ts'
import { useSite } from '../../context/site.tsx'
import { keptDateFormat } from '../../text/keptDateFormat.ts'
import { pluralForm } from '../../text/plural.ts'
import { interpolateElements, useTexts } from '../../text/translate.tsx'
import { Authors } from './Authors.tsx'

interface PostHeaderProps {
  readonly post: Header
  /** Leaves out what would be the same for every entry of a list. */
  readonly inList?: boolean
  readonly children: ReactNode
}

export function PostHeader({ post, inList = false, children }: PostHeaderProps) {
  const { published, ...others } = post
  return (
    <header
      className={inList && post.about === 'release' ? 'post-header post-header--release' : 'post-header'}
    >
      {children}
      <PostMeta post={inList ? others : post} />
      {!(inList && post.about === 'release') && <Authors authors={post.authors} />}
    </header>
  )
}

function PostMeta({ post }: { readonly post: Header }) {
  const { date, published, readingMinutes } = post
  const { locale } = useSite()
  const t = useTexts()
  const minutes = readingMinutes ?? 0
  const forms = t('theme.blog.post.readingTime.plurals', 'One min read|{readingTime} min read', {
    readingTime: minutes,
  })
  const parts = [
    date !== null && <PostDate date={date} text={dateText(post, t)} />,
    published !== undefined && (
      <PostDate date={published} text={t('theme.blog.post.writtenDate', 'Written: {date}')} />
    ),
    readingMinutes !== null && pluralForm(forms, minutes, locale.htmlLang),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <p className="post-header__meta">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  )
}

function dateText({ about }: Header, t: ReturnType<typeof useTexts>): string {
  if (about === 'event') return t('theme.blog.post.eventDate', 'Event: {date}')
  return about === 'release' ? t('theme.changelog.releaseDate', 'Released: {date}') : '{date}'
}

/** `text` contains `{date}`. */
function PostDate({ date, text }: { readonly date: string; readonly text: string }) {
  const { locale } = useSite()
  const shown = useOnText((day) => longDate(day, locale))(date)
  return interpolateElements(text, { date: <time dateTime={date}>{shown}</time> })
}

/** `November 22, 2024`. Dates of posts are in UTC. */
const longDate = (date: string, { dateLocale }: LocaleData): string =>
  (process.env['TROODON_SSR'] === '' ? Intl.DateTimeFormat : keptDateFormat)(dateLocale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
