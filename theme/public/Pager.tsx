// The links below a document: `previous` and `next`, each with `label` and `href`, or null.
export { Pager as default } from '../layout/Pager.tsx'
