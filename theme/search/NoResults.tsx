// The search dialog for a query without results.
import { type DialogOptions, reportUrl } from './searchDialog.ts'

interface NoResultsProps {
  readonly query: string
  readonly suggestions: readonly string[]
  readonly options: DialogOptions
  /** Searches for another query. */
  readonly ask: (query: string) => void
}

export function NoResults({ query, suggestions, options: { t, data }, ask }: NoResultsProps) {
  const report = reportUrl(data, query)
  return (
    <div className="search-dialog__message search-dialog__message--none">
      <p role="status">
        {t('theme.SearchModal.noResultsScreen.noResultsText', 'No results for')} “<b>{query}</b>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{t('theme.SearchModal.noResultsScreen.suggestedQueryText', 'Try searching for')}</p>
          <ul>
            {suggestions.map((one) => (
              <li key={one}>
                <button type="button" onClick={() => ask(one)}>
                  {one}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {report !== null && (
        <p>
          {t(
            'theme.SearchModal.noResultsScreen.reportMissingResultsText',
            'Believe this query should return results?',
          )}{' '}
          <a
            href={report}
            {...(/^https?:/.test(report) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            {t('theme.SearchModal.noResultsScreen.reportMissingResultsLinkText', 'Let us know.')}
          </a>
        </p>
      )}
    </div>
  )
}
