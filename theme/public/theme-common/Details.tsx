// `@docusaurus/theme-common/Details`: ours, whatever the site replaces, because replacements are made of it.
export { type DetailsProps, default as Details } from '../../compat/Details.tsx'
