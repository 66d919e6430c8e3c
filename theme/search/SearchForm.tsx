// The form of the search page: the query with a button that clears it, and a version of each documentation.
import { useRef } from 'react'
import type { SiteData } from '../../build/shared/siteData.ts'
import { Icon } from '../layout/Icons.tsx'
import { useTexts } from '../text/translate.tsx'
import type { ChosenVersions } from './searchedVersions.ts'

interface SearchFormProps {
  readonly query: string
  readonly docs: SiteData['docs']
  readonly versions: ChosenVersions
  readonly setQuery: (query: string) => void
  readonly setVersions: (versions: ChosenVersions) => void
}

export function SearchForm({ query, docs, versions, setQuery, setVersions }: SearchFormProps) {
  const t = useTexts()
  const several = docs.filter((instance) => instance.versions.length > 1)
  return (
    <form className="search-page__form" role="search" onSubmit={(event) => event.preventDefault()}>
      <QueryField query={query} setQuery={setQuery} />
      {several.map(({ id, versions: all }) => (
        <span key={id} className="search-page__select">
          <select
            aria-label={t('theme.SearchPage.versionLabel', 'Version')}
            value={versions[id]}
            onChange={({ target }) => setVersions({ ...versions, [id]: target.value })}
          >
            {all.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
            <option value="*">{t('theme.SearchPage.allVersions', 'All versions')}</option>
          </select>
        </span>
      ))}
    </form>
  )
}

function QueryField({ query, setQuery }: Pick<SearchFormProps, 'query' | 'setQuery'>) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    setQuery('')
    input.current?.focus()
  }
  return (
    <span className="search-page__field">
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        name="q"
        value={query}
        placeholder={t('theme.SearchPage.inputPlaceholder', 'Type your search here')}
        aria-label={t('theme.SearchPage.inputLabel', 'Search')}
        onChange={({ target }) => setQuery(target.value)}
        // biome-ignore lint/a11y/noAutofocus: searching is the purpose of the page
        autoFocus
      />
      {query !== '' && (
        <button
          type="button"
          className="search-page__clear"
          aria-label={t('theme.SearchModal.searchBox.resetButtonTitle', 'Clear the query')}
          onClick={clear}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  )
}
