// `@theme/Unlisted`: the name until Docusaurus 3.5.
export { default } from './ContentVisibility/Unlisted.tsx'
