// `@theme/BackToTopButton`.
export { BackToTop as default } from '../layout/BackToTop.tsx'
