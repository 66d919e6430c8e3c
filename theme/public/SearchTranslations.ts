// `@theme/SearchTranslations`: texts of DocSearch, for search bars that show it themselves.
import { docsearchTexts } from '../search/docsearchTexts.ts'
import { translate } from './Translate.tsx'

const section = 'theme.SearchModal.'

/** Texts that DocSearch always asks for; the others have its own defaults. */
const defaults: Readonly<Record<string, string>> = {
  'searchBox.resetButtonTitle': 'Clear the query',
  'searchBox.resetButtonAriaLabel': 'Clear the query',
  'searchBox.cancelButtonText': 'Cancel',
  'searchBox.cancelButtonAriaLabel': 'Cancel',
  'searchBox.placeholderText': 'Search docs',
  'searchBox.searchInputLabel': 'Search',
  'startScreen.recentSearchesTitle': 'Recent',
  'startScreen.noRecentSearchesText': 'No recent searches',
  'startScreen.saveRecentSearchButtonTitle': 'Save this search',
  'startScreen.removeRecentSearchButtonTitle': 'Remove this search from history',
  'startScreen.favoriteSearchesTitle': 'Favorite',
  'startScreen.removeFavoriteSearchButtonTitle': 'Remove this search from favorites',
  'errorScreen.titleText': 'Unable to fetch results',
  'errorScreen.helpText': 'You might want to check your network connection.',
  'footer.selectText': 'to select',
  'footer.navigateText': 'to navigate',
  'footer.closeText': 'to close',
  'footer.searchByText': 'Search by',
  'noResultsScreen.noResultsText': 'No results for',
  'noResultsScreen.suggestedQueryText': 'Try searching for',
  'noResultsScreen.reportMissingResultsText': 'Believe this query should return results?',
  'noResultsScreen.reportMissingResultsLinkText': 'Let us know.',
}

const label = translate({ id: 'theme.SearchBar.label', message: 'Search' })
const messages = Object.fromEntries(
  Object.entries(defaults).map(([name, message]) => [
    section + name,
    translate({ id: section + name, message }),
  ]),
)

const translations = {
  button: { buttonText: label, buttonAriaLabel: label },
  placeholder: messages[`${section}searchBox.placeholderText`],
  ...docsearchTexts({ messages }),
}
export default translations
