// In place of views/NotFoundView.tsx.
export { default as NotFoundView } from '../public/NotFound.tsx'
