// The footer of an article: tags, edit link, last update.
import type { LastUpdate, LinkData } from '../../build/shared/routeData.ts'
import { useOnText } from '../context/onText.ts'
import { useSite } from '../context/site.tsx'
import { keptDateFormat } from '../text/keptDateFormat.ts'
import { interpolateElements, useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'
import { PageMenu } from './PageMenu.tsx'
import { TagList } from './TagList.tsx'
import './PageFoot.css'

export interface PageFootProps {
  readonly tags?: readonly LinkData[]
  readonly editHref: string | null
  readonly lastUpdate: LastUpdate | null
  /** Shows the button that copies the page's Markdown, and its menu. */
  readonly copy?: boolean
}

export function PageFoot({ tags = [], editHref, lastUpdate, copy = false }: PageFootProps) {
  const t = useTexts()
  if (!copy && tags.length === 0 && editHref === null && lastUpdate === null) return null
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && <TagList tags={tags} />}
      {editHref !== null && (
        <a className="theme-edit-this-page" href={editHref} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" size={16} /> {t('theme.common.editThisPage', 'Edit this page')}
        </a>
      )}
      {copy && <PageMenu />}
      {lastUpdate && <Updated {...lastUpdate} />}
    </footer>
  )
}

function Updated({ date, author }: LastUpdate) {
  const { locale } = useSite()
  const t = useTexts()
  const shortDate = useOnText((day) =>
    (process.env['TROODON_SSR'] === '' ? Intl.DateTimeFormat : keptDateFormat)(locale.dateLocale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`)),
  )
  const shown = date === null ? null : shortDate(date)
  const template =
    date === null
      ? t('theme.lastUpdated.by', 'Last updated by {byUser}')
      : author === null
        ? t('theme.lastUpdated.on', 'Last updated on {atDate}')
        : t('theme.lastUpdated.onBy', 'Last updated on {atDate} by {byUser}')
  return (
    <span className="theme-last-updated">
      {interpolateElements(template, {
        atDate: <time dateTime={date ?? ''}>{shown}</time>,
        byUser: <b>{author}</b>,
      })}
    </span>
  )
}
