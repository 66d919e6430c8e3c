// `@theme/MDXComponents/Heading`.
export { default } from '../Heading.tsx'
