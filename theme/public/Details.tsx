// The browser's own element for details, in pages with code. `summary`: text or an element.
export { type DetailsProps, default } from '../markup/DetailsBox.tsx'
