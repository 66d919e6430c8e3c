// What pages of sites for Docusaurus import from `@docusaurus/theme-common`.
import useDocusaurusContext from './useDocusaurusContext.tsx'

export { type ColorModeState, useColorMode } from '../hooks/colorMode.ts'
export { HtmlClassNameProvider, PageMetadata, type PageMetadataProps } from '../hooks/metadata.tsx'

/** The theme's part of the configuration, in the language of the page. */
export const useThemeConfig = () => useDocusaurusContext().siteConfig.themeConfig
