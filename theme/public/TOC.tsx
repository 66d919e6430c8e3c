// The table of contents beside an article: `items`, each with `id`, `html` and `children`.
export { Toc as default } from '../layout/Toc.tsx'
