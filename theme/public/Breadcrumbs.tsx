// The path from the home page to a document. `items`: each with `label`, and `href` or null.
export { Breadcrumbs as default } from '../layout/Breadcrumbs.tsx'
