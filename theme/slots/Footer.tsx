// In place of layout/Footer.tsx.
import { aloneIn } from '../context/alone.tsx'
import ThemeFooter from '../public/Footer.tsx'

export const Footer = () => aloneIn(() => <ThemeFooter />) ?? <ThemeFooter />
