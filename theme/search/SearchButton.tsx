// The button in the navbar and the keys that open the dialog. What the dialog needs is loaded at the first sign of interest.
import { useEffect, useRef } from 'react'
import { useSite } from '../context/site.tsx'
import { Icon } from '../layout/Icons.tsx'
import { useTexts } from '../text/translate.tsx'
import { useSearchScope } from './context.ts'
import type { SearchDialog } from './dialog.ts'
import './SearchButton.css'

let opening: Promise<SearchDialog> | null = null

export function SearchButton() {
  const { search, locale } = useSite()
  const scope = useSearchScope()
  const t = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef(scope)
  latest.current = scope

  const load = (): Promise<SearchDialog> => {
    if (!search) throw new Error('The site has no search.')
    opening ??= import('./dialog.ts').then(({ openDialog }) =>
      openDialog({
        data: search,
        language: locale.name,
        tags: () => latest.current.tags,
        labelOf: (tag) => latest.current.labelOf(tag),
        go: (href) => document.dispatchEvent(new CustomEvent('troodon-go', { detail: href })),
        texts: {
          placeholder: t('theme.SearchModal.placeholder', 'Search docs'),
          seeAll: (count) => t('theme.SearchBar.seeAll', 'See all {count} results', { count }),
        },
      }),
    )
    opening.catch(() => {
      opening = null
    })
    return opening
  }
  const open = (query = '') =>
    void load().then(
      (dialog) => {
        dialog.open(query)
        returnFocus(button)
      },
      (error) => console.warn('The search could not be loaded.', error),
    )

  useEffect(() => {
    if (!search) return
    const onKey = (event: KeyboardEvent) => {
      // Once it is there, the dialog listens to its own keys.
      if (opening) return
      const typing =
        event.target instanceof HTMLElement && (event.target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName))
      if ((event.key === 'k' && (event.metaKey || event.ctrlKey)) || (event.key === '/' && !typing)) {
        event.preventDefault()
        open()
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  if (!search) return null
  const warm = () => void load().catch(() => {})
  return (
    <button
      ref={button}
      type="button"
      className="search-button"
      aria-label={t('theme.SearchBar.label', 'Search')}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => open()}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
      onKeyDown={(event) => {
        if (event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault()
          open(event.key)
        }
      }}
    >
      <Icon name="search" size={18} />
      <span className="search-button__text">{t('theme.SearchBar.label', 'Search')}</span>
      <kbd className="search-button__keys">Ctrl K</kbd>
    </button>
  )
}

/** The dialog is a part of the body while it is open; afterwards the keyboard is where it was. */
function returnFocus(button: React.RefObject<HTMLButtonElement | null>): void {
  const watcher = new MutationObserver(() => {
    if (document.body.classList.contains('DocSearch--active')) return
    watcher.disconnect()
    button.current?.focus()
  })
  setTimeout(() => watcher.observe(document.body, { attributes: true, attributeFilter: ['class'] }), 100)
}
