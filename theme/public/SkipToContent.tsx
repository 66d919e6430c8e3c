// `@theme/SkipToContent`: the first link of a page.
export { SkipLink as default } from '../layout/SkipLink.tsx'
