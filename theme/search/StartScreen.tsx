// The search dialog before the reader types: the results that were chosen before.
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../layout/Icons.tsx'
import { type ChosenHit, chosenHits } from './chosenHits.ts'
import type { DialogOptions } from './searchDialog.ts'
import type { SearchHit } from './searchProvider.ts'

interface StartProps {
  readonly options: DialogOptions
  readonly choose: (hit: SearchHit) => void
}

export function StartScreen({ options, choose }: StartProps) {
  const { t, storage } = options
  const store = chosenHits(storage)
  const [{ recent, favorites }, setChosen] = useState(store.read)
  const change = (act: () => void) => {
    act()
    setChosen(store.read())
  }
  if (recent.length + favorites.length === 0)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside
      <div onKeyDown={moveBetweenLinks}>
        <p className="search-dialog__message">
          {t('theme.SearchModal.startScreen.noRecentSearchesText', 'No recent searches')}
        </p>
        <ul className="search-dialog__links">
          {footerLinks(options).map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    )
  const texts = {
    save: t('theme.SearchModal.startScreen.saveRecentSearchButtonTitle', 'Save this search'),
    forget: t(
      'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      'Remove this search from history',
    ),
    remove: t(
      'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      'Remove this search from favorites',
    ),
  }
  const actionsOf = (hit: ChosenHit, isFavorite: boolean): readonly Action[] => [
    ...(isFavorite ? [] : [{ sign: 'star' as const, label: texts.save, act: () => store.keep(hit) }]),
    {
      sign: 'close' as const,
      label: isFavorite ? texts.remove : texts.forget,
      act: () => store.remove(hit.href),
    },
  ]
  const list = (title: string, hits: readonly ChosenHit[], isFavorite: boolean) =>
    hits.length > 0 && (
      <>
        <h2 className="search-dialog__group">{title}</h2>
        <ul className="search-dialog__chosen">
          {hits.map((hit) => (
            <li key={hit.href}>
              <a
                href={hit.href}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                  event.preventDefault()
                  event.stopPropagation()
                  choose({ ...hit, text: '', tag: '' })
                }}
              >
                {hit.heading === '' ? hit.title : `${hit.title} › ${hit.heading}`}
              </a>
              {actionsOf(hit, isFavorite).map(({ sign, label, act }) => (
                <button key={sign} type="button" aria-label={label} title={label} onClick={() => change(act)}>
                  {sign === 'star' ? <Star /> : <Icon name="close" size={14} />}
                </button>
              ))}
            </li>
          ))}
        </ul>
      </>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside
    <div onKeyDown={moveBetweenLinks}>
      {list(t('theme.SearchModal.startScreen.recentSearchesTitle', 'Recent'), recent, false)}
      {list(t('theme.SearchModal.startScreen.favoriteSearchesTitle', 'Favorite'), favorites, true)}
    </div>
  )
}

/** The first pages of the footer, for readers who did not search before. */
const footerLinks = ({ site }: DialogOptions) =>
  (site.footer?.columns ?? [])
    .flatMap(({ items }) => items)
    .filter((item) => item.html === undefined && !item.external)
    .slice(0, 6)

/** The icons of the theme are in the first load; this one is not. */
const Star = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z" strokeLinejoin="round" />
  </svg>
)

interface Action {
  /** Shown on the button. */
  readonly sign: 'star' | 'close'
  readonly label: string
  readonly act: () => void
}

function moveBetweenLinks(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const panel = event.currentTarget.closest('.search-dialog__panel')
  const stops = [...(panel?.querySelectorAll<HTMLElement>('input, .search-dialog__body li > a') ?? [])]
  const at = stops.findIndex((one) => one.parentElement?.contains(document.activeElement))
  stops[(at + by + stops.length) % stops.length]?.focus()
}
