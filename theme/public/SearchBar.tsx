// `@theme/SearchBar`: the button that opens the search.
import { SearchButton } from '../search/SearchButton.tsx'
import type { DocsearchOptions } from '../search/searchDialog.ts'

/**
 * With a hosted index, the properties are options of DocSearch and win over the configuration:
 * `transformItems`, `transformSearchClient`, `searchParameters`, `placeholder` and others.
 */
export default function SearchBar(props: DocsearchOptions) {
  return <SearchButton {...props} />
}
