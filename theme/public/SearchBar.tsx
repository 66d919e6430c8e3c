// The button that opens the search. Null when the site has no search.
export { SearchButton as default } from '../search/SearchButton.tsx'
