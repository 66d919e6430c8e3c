// The button that scrolls a long document to its top. No props.
export { BackToTop as default } from '../layout/BackToTop.tsx'
