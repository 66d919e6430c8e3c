// `@docusaurus/theme-common`: hooks and components for the site's components.
export { processAdmonitionProps } from '../compat/admonitionTitle.ts'
export { ThemeClassNames } from '../compat/classNames.ts'
export { useContextualSearchFilters, useDocsPreferredVersion } from '../compat/docVersions.ts'
export {
  duplicates,
  groupBy,
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  listTagsByLetters,
  mergeSearchParams,
  mergeSearchStrings,
  uniq,
} from '../compat/lists.ts'
export {
  HtmlClassNameProvider,
  PageMetadata,
  type PageMetadataProps,
  UnlistedMetadata,
} from '../compat/metadata.tsx'
export {
  type ColorModeState,
  useAnchorTargetClassName,
  useColorMode,
  usePluralForm,
  usePrismTheme,
  useSearchLinkCreator,
} from '../compat/misc.ts'
export { NavbarSecondaryMenuFiller } from '../compat/mobileMenu.tsx'
export {
  Collapsible,
  DraftBannerMessage,
  DraftBannerTitle,
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
  SkipToContentFallbackId,
  SkipToContentLink,
  ThemedComponent,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
} from '../compat/parts.tsx'
export {
  useClearQueryString,
  useHistorySelector,
  useQueryString,
  useQueryStringList,
  useSearchQueryString,
} from '../compat/query.ts'
export {
  composeProviders,
  ReactContextError,
  useCollapsible,
  useEvent,
  usePrevious,
  useWindowSize,
} from '../compat/react.ts'
export { createStorageSlot, listStorageKeys, useStorageSlot } from '../compat/storage.ts'
export { type ThemeConfig, useThemeConfig } from '../compat/themeConfig.ts'
export { translateTagsPageTitle } from '../compat/titles.ts'
export { prefersReducedMotion } from '../layout/slide.ts'
export { useBlogListPageStructuredData, useBlogPostStructuredData } from './plugin-content-blog/client.tsx'
export { filterDocCardListItems, useCurrentSidebarCategory } from './plugin-content-docs/client.ts'
