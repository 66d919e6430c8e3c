// `@docusaurus/theme-common/Details`.
export { type DetailsProps, default as Details } from '../Details.tsx'
