// `@theme/SearchBar`: the button that opens the search.
import { SearchButton } from '../search/SearchButton.tsx'

/** Properties for Algolia's dialog, such as `transformItems`, have no effect. */
export default function SearchBar(_props: Readonly<Record<string, unknown>>) {
  return <SearchButton />
}
