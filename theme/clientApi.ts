// `troodon/client`: components, hooks and functions for a site's pages and components. They run on the server
// during a build and in the browser afterwards. The modules of the same names below `@docusaurus/` are
// aliases.
export { type BrowserOnlyProps, default as BrowserOnly } from './public/BrowserOnly.tsx'
export { default as ExecutionEnvironment } from './public/ExecutionEnvironment.ts'
export { default as Head } from './public/Head.tsx'
export { default as Interpolate, type InterpolateProps, interpolate } from './public/Interpolate.tsx'
export { default as isInternalUrl } from './public/isInternalUrl.ts'
export { default as Link, type LinkProps } from './public/Link.tsx'
export {
  type ActivePlugin,
  useActivePlugin,
  useActiveVersion,
  useAllDocsData,
  useCurrentSidebarCategory,
  useDocsData,
  useDocsSidebar,
  useDocsVersion,
  useLatestVersion,
  useVersions,
} from './public/plugin-content-docs/client.ts'
export { type PageLocation, Redirect, useHistory, useLocation } from './public/router.tsx'
export { default as Translate, type TranslateProps, translate } from './public/Translate.tsx'
export { type ColorModeState, useColorMode } from './public/theme-common.tsx'
export { default as useBaseUrl } from './public/useBaseUrl.tsx'
export { default as useDocusaurusContext } from './public/useDocusaurusContext.tsx'
export {
  default as useGlobalData,
  useAllPluginInstancesData,
  usePluginData,
} from './public/useGlobalData.ts'
export { default as useIsBrowser } from './public/useIsBrowser.ts'
export { default as useSiteSearch } from './search/useSiteSearch.ts'
