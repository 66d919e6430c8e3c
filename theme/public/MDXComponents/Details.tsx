// `@theme/MDXComponents/Details`.
export { default } from '../Details.tsx'
