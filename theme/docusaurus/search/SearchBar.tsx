// `@theme/SearchBar` of a site with its own theme and Troodon's search. The code of the dialog loads on hover
// or focus.

import { useHistory } from '@docusaurus/router'
import { useEffect, useRef } from 'react'
import './SearchBar.css'
import { opensSearch } from '../../search/opensSearch.ts'
import type { SearchDialog } from '../../search/searchDialog.ts'
import { site } from '../given.ts'
import { text } from './texts.ts'

let opening: Promise<SearchDialog> | null = null

export default function SearchBar() {
  const history = useHistory()
  const button = useRef<HTMLButtonElement>(null)
  // Null prepares the dialog without opening it.
  const act = (query: string | null) => {
    opening ??= import('./dialog.ts').then(({ openDialog }) =>
      openDialog({
        go: (href) => history.push(href),
        // The navbar of phones and that of wide screens have a button each.
        closed: () => button.current?.focus(),
      }),
    )
    opening.then(
      (dialog) => query !== null && dialog.open(query),
      (error) => {
        opening = null
        console.warn('The search could not be loaded.', error)
      },
    )
  }
  const warm = () => act(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (document.querySelector('.search-dialog[open]') || !opensSearch(event)) return
      event.preventDefault()
      act('')
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
  if (!site.search) return null
  const label = text('theme.SearchBar.label', 'Search')
  return (
    <button
      ref={button}
      type="button"
      className="troodon-search"
      aria-label={`${label} Ctrl K`}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => act('')}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          d="M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14zM16 16l5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className="troodon-search__text">{label}</span>
      <span className="troodon-search__keys">
        <kbd>Ctrl</kbd> <kbd>K</kbd>
      </span>
    </button>
  )
}
