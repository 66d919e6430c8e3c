// In place of layout/Brand.tsx.
export { default as Brand } from '../public/Navbar/Logo.tsx'
