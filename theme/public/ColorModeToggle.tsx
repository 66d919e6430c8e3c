// The button that changes the color mode. No props: see `useColorMode`.
export { ColorModeToggle as default } from '../layout/ColorModeToggle.tsx'
