// `@theme/BlogPostItem/Header/Info`: date and reading time.
import { useBlogPost } from '../../../compat/blog.tsx'
import { useDateTimeFormat, usePluralForm } from '../../../compat/misc.ts'
import { useTexts } from '../../../text/translate.tsx'

export default function BlogPostItemHeaderInfo({ className = '' }: { readonly className?: string }) {
  const { date, readingTime } = useBlogPost().metadata
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', year: 'numeric' })
  const { selectMessage } = usePluralForm()
  const t = useTexts()
  if (date === '' && readingTime === undefined) return null
  const minutes = Math.ceil(readingTime ?? 0)
  const forms = t('theme.blog.post.readingTime.plurals', 'One min read|{readingTime} min read', {
    readingTime: minutes,
  })
  return (
    <p className={`post-header__meta ${className}`.trim()}>
      {date !== '' && <time dateTime={date}>{format.format(new Date(date))}</time>}
      {date !== '' && readingTime !== undefined && ' · '}
      {readingTime !== undefined && selectMessage(minutes, forms)}
    </p>
  )
}
