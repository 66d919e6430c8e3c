// `@docusaurus/theme-search-algolia/client`: hooks about the search of Algolia.
import { useCallback, useState } from 'react'
import { useDocsContextualSearchTags } from '../../compat/docVersions.ts'
import { isRegexpStringMatch } from '../../compat/lists.ts'
import { useThemeConfig } from '../../compat/themeConfig.ts'
import { useSite } from '../../context/site.tsx'
import { contextualFilters, mergeFacetFilters } from '../../search/algoliaQuery.ts'
import translations from '../SearchTranslations.ts'
import { useBaseUrlUtils } from '../useBaseUrl.tsx'

export { mergeFacetFilters } from '../../search/algoliaQuery.ts'

/** Filters for the language and the version of the page. */
export function useAlgoliaContextualFacetFilters() {
  const { locale } = useSite()
  return contextualFilters(locale.name, useDocsContextualSearchTags())
}

/** The same; undefined where the site turns them off. */
export function useAlgoliaContextualFacetFiltersIfEnabled() {
  const filters = useAlgoliaContextualFacetFilters()
  return useService()?.contextualSearch === false ? undefined : filters
}

/** A function that makes URLs of this site relative to its root, as the configuration says. */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const { withBaseUrl } = useBaseUrlUtils()
  const { url: origin } = useSite()
  const { externalUrlRegex, replaceSearchResultPathname: replace } = useService() ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the base URL does not change
  return useCallback(
    (url: string) => {
      const { pathname, search, hash, href } = new URL(url, origin)
      if (isRegexpStringMatch(externalUrlRegex, href)) return url
      const path = pathname + search + hash
      return withBaseUrl(replace ? path.replaceAll(new RegExp(replace.from, 'g'), replace.to) : path)
    },
    [origin, externalUrlRegex, replace],
  )
}

interface AskAi {
  readonly searchParameters?: Readonly<Record<string, unknown>>
  readonly [option: string]: unknown
}

/** The state of a search bar that asks an assistant; its searches have the filters of the page. */
export function useAlgoliaAskAi(props: { readonly askAi?: AskAi; readonly placeholder?: string }) {
  const [isAskAiActive, onAskAiToggle] = useState(false)
  const filters = useAlgoliaContextualFacetFiltersIfEnabled()
  const { askAi: given, placeholder } = props
  const own = given?.searchParameters?.['facetFilters'] as string | undefined
  const searchParameters = filters && {
    ...given?.searchParameters,
    facetFilters: mergeFacetFilters(own, filters),
  }
  const askAi = given && searchParameters ? { ...given, searchParameters } : given
  const extraAskAiProps = { askAi, canHandleAskAi: askAi !== undefined, isAskAiActive, onAskAiToggle }
  return { ...extraAskAiProps, currentPlaceholder: translations.placeholder ?? placeholder, extraAskAiProps }
}

function useService() {
  const { search } = useSite()
  return search?.provider === 'algolia' ? search : null
}

export const useAlgoliaThemeConfig = () => useThemeConfig()
