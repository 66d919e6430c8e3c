// `@theme/SiteMetadata`: what a search needs to know of the page. The build writes the rest of the head.
import { useContextualSearchFilters } from '../compat/docVersions.ts'
import SearchMetadata from './SearchMetadata.tsx'

export default function SiteMetadata() {
  const { locale, tags } = useContextualSearchFilters()
  return <SearchMetadata locale={locale} tag={tags.join(',')} />
}
