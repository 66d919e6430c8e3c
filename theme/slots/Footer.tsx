// In place of layout/Footer.tsx. `noFooter` of a page hides everything that the component of the site shows,
// with whatever classes.
import { aloneIn } from '../context/alone.tsx'
import ThemeFooter from '../public/Footer.tsx'
import './slots.css'

export const Footer = () => (
  <div className="footer-area">{aloneIn(() => <ThemeFooter />) ?? <ThemeFooter />}</div>
)
