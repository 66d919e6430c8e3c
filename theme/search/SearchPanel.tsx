// The content of the search dialog: a field that controls the list of results below it.
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../layout/Icons.tsx'
import { chosenHits } from './chosenHits.ts'
import { NoResults } from './NoResults.tsx'
import { hitId, listId, SearchResults } from './SearchResults.tsx'
import { StartScreen } from './StartScreen.tsx'
import type { DialogOptions } from './searchDialog.ts'
import type { SearchHit, SearchProvider } from './searchProvider.ts'
import { useSearch } from './useSearch.ts'

interface PanelProps {
  readonly options: DialogOptions
  readonly provider: SearchProvider
  readonly initial: string
  readonly close: () => void
}

export function SearchPanel({ options, provider, initial, close }: PanelProps) {
  const { t, go } = options
  const [query, setQuery] = useState(initial)
  const choose = (hit: SearchHit) => {
    chosenHits(options.storage).add(hit)
    close()
    go(hit.href)
  }
  const { state, isBusy, selected, select, more, chooseSelected } = useSearch({
    ...{ query, provider, options, choose },
  })
  const hits = state.kind === 'found' ? state.hits : []
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault()
    if (hits.length > 0) select((selected + by + hits.length) % hits.length)
  }
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: (event) => (state.kind === 'start' ? focusFirstLink(event) : move(event, 1)),
    ArrowUp: (event) => move(event, -1),
    Enter: (event) => {
      event.preventDefault()
      chooseSelected()
    },
  }
  return (
    <div className="search-dialog__panel">
      <div className="search-dialog__field" role="search">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          className="search-dialog__input"
          value={query}
          placeholder={t('theme.SearchModal.placeholder', 'Search docs')}
          aria-label={t('theme.SearchModal.placeholder', 'Search docs')}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={hits.length > 0 ? listId : undefined}
          aria-activedescendant={hits.length > 0 ? hitId(selected) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          maxLength={512}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (!event.nativeEvent.isComposing) keys[event.key]?.(event)
          }}
        />
        <button type="button" className="search-dialog__cancel" onClick={close}>
          {t('theme.SearchModal.searchBox.cancelButtonText', 'Cancel')}
        </button>
      </div>
      <div className="search-dialog__body" aria-busy={isBusy}>
        {state.kind === 'start' && query.trim() === '' && <StartScreen options={options} choose={choose} />}
        {state.kind === 'failed' && (
          <div className="search-dialog__message search-dialog__message--failed" role="alert">
            <b>{t('theme.SearchModal.errorScreen.titleText', 'Unable to fetch results')}</b>
            <p>
              {t(
                'theme.SearchModal.errorScreen.helpText',
                'You might want to check your network connection.',
              )}
            </p>
          </div>
        )}
        {state.kind === 'found' && hits.length > 0 && (
          <SearchResults
            state={state}
            selected={selected}
            options={options}
            select={select}
            more={more}
            choose={choose}
          />
        )}
        {state.kind === 'found' && hits.length === 0 && (
          <NoResults query={state.query} suggestions={state.suggestions} options={options} ask={setQuery} />
        )}
      </div>
      <KeyHints options={options} />
    </div>
  )
}

function KeyHints({ options: { t } }: { readonly options: DialogOptions }) {
  const hints = [
    ['↵', t('theme.SearchModal.footer.selectText', 'to select')],
    ['↑↓', t('theme.SearchModal.footer.navigateText', 'to navigate')],
    ['Esc', t('theme.SearchModal.footer.closeText', 'to close')],
  ] as const
  return (
    <div className="search-dialog__foot">
      <ul>
        {hints.map(([key, text]) => (
          <li key={key}>
            <kbd>{key}</kbd> {text}
          </li>
        ))}
      </ul>
      <span>{t('theme.SearchModal.footer.searchByText', 'Search by')} Troodon</span>
    </div>
  )
}

/** On the start screen, links are reached with the focus itself. */
function focusFirstLink(event: KeyboardEvent): void {
  event.preventDefault()
  const panel = (event.target as Element).closest('.search-dialog__panel')
  panel?.querySelector<HTMLElement>('.search-dialog__body li > a')?.focus()
}
