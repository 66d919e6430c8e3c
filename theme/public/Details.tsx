// `@theme/Details`: the browser's own element, in pages with code.
export { type DetailsProps, default } from '../compat/Details.tsx'
