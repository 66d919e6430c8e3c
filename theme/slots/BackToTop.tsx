// In place of layout/BackToTop.tsx.
export { default as BackToTop } from '../public/BackToTopButton.tsx'
