// The location of the page, as in `troodon/theme/router`: for components that every page has, because it
// needs nothing else of the theme.
export { type PageLocation, useLocation as default } from '../compat/location.ts'
