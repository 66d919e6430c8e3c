// The content of the page for missing URLs. No props.
export { NotFoundView as default } from '../views/NotFoundView.tsx'
