// What pages of sites for Docusaurus import from `@docusaurus/theme-common`.
export { type ColorModeState, useColorMode } from '../hooks/colorMode.ts'
export { HtmlClassNameProvider, PageMetadata, type PageMetadataProps } from '../hooks/metadata.tsx'
