// In place of views/SearchView.tsx.
export { default as SearchView } from '../public/SearchPage.tsx'
