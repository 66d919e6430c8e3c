// The search button in the navbar and the keyboard shortcuts that open the dialog. The code of the dialog
// loads on hover or focus.
import { useEffect, useRef } from 'react'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { Icon } from '../layout/Icons.tsx'
import { useBrowserState } from '../state/browser.tsx'
import { useTexts } from '../text/translate.tsx'
import type { OpenSearch } from './open.ts'
import { opensSearch } from './opensSearch.ts'
import type { DocsearchOptions } from './searchDialog.ts'

/** `own` are the properties that a hosted index passes to DocSearch. */
export function SearchButton(own: DocsearchOptions) {
  const site = useSite()
  const { route } = useShown()
  const t = useTexts()
  const state = useBrowserState()
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef<OpenSearch>(null)
  latest.current = { site, route, state, t, own, button: () => button.current }
  const act = (query: string | null) =>
    void import('./open.ts').then(
      ({ openSearch }) => openSearch(() => latest.current as OpenSearch, query),
      (error) => console.warn('The search could not be loaded.', error),
    )
  const warm = () => act(null)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // The open dialog handles its own keys. While it is closed, the button handles them, because the
      // dialog's listeners can be missing.
      if (document.querySelector('.search-dialog[open], .DocSearch--active')) return
      if (!opensSearch(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      act('')
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  })

  if (!site.search) return null
  const label = t('theme.SearchBar.label', 'Search')
  return (
    <button
      ref={button}
      type="button"
      className={'search-button'}
      aria-label={`${label} Ctrl K`}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => act('')}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
      onKeyDown={(event) => {
        if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        act(event.key)
      }}
    >
      <Icon name="search" size={18} />
      <span className="search-button__text">{label}</span>{' '}
      <span className="search-button__keys">
        <kbd>Ctrl</kbd> <kbd>K</kbd>
      </span>
    </button>
  )
}
