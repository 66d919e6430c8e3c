// `@docusaurus/theme-search-algolia/client`: hooks about the search of Algolia.
import { useCallback } from 'react'
import { useDocsContextualSearchTags } from '../../compat/docVersions.ts'
import { useThemeConfig } from '../../compat/themeConfig.ts'
import { useSite } from '../../context/site.tsx'
import { useBaseUrlUtils } from '../useBaseUrl.tsx'

/** Filters for the language and the version of the page. */
export function useAlgoliaContextualFacetFilters(): [string, string[]] {
  const { locale } = useSite()
  const tags = useDocsContextualSearchTags()
  return [`language:${locale.htmlLang}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
}

/** A function that makes URLs of this site relative to its root. */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const { withBaseUrl } = useBaseUrlUtils()
  const { url: origin } = useSite()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the base URL does not change
  return useCallback(
    (url: string) => {
      const { pathname, hash, href } = new URL(url, origin)
      return href.startsWith(origin) ? withBaseUrl(pathname + hash) : url
    },
    [origin],
  )
}

export const useAlgoliaThemeConfig = () => useThemeConfig()
