// In place of layout/Footer.tsx.
export { default as Footer } from '../public/Footer.tsx'
