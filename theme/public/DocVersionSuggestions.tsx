// `@theme/DocVersionSuggestions`: the older name of the banner.
export { default } from './DocVersionBanner.tsx'
