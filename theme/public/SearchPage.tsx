// `@theme/SearchPage`: the page of all results.
import { useShown } from '../context/route.tsx'
import { SearchView } from '../views/SearchView.tsx'

export default function SearchPage() {
  const { route } = useShown()
  return route.view === 'search' ? <SearchView route={route} /> : null
}
