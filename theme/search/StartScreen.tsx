// The search dialog before the reader types: the results that were chosen before.
import { type KeyboardEvent, useState } from 'react'
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
      <p className="search-dialog__message">
        {t('theme.SearchModal.startScreen.noRecentSearchesText', 'No recent searches')}
      </p>
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
    ...(isFavorite ? [] : [{ sign: '★', label: texts.save, act: () => store.keep(hit) }]),
    {
      sign: '×',
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
                  <span aria-hidden="true">{sign}</span>
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

interface Action {
  /** Shown on the button. */
  readonly sign: string
  readonly label: string
  readonly act: () => void
}

function moveBetweenLinks(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const panel = event.currentTarget.closest('.search-dialog__panel')
  const stops = [...(panel?.querySelectorAll<HTMLElement>('input, .search-dialog__chosen a') ?? [])]
  const at = stops.findIndex((one) => one.parentElement?.contains(document.activeElement))
  stops[(at + by + stops.length) % stops.length]?.focus()
}
