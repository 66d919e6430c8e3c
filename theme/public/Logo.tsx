// Logo and title of the site, as a link to the home page. No props.
export { Brand as default } from '../layout/Brand.tsx'
