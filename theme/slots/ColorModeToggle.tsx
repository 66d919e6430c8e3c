// In place of layout/ColorModeToggle.tsx.
export { default as ColorModeToggle } from '../public/Navbar/ColorModeToggle.tsx'
