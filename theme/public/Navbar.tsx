// The navbar of every page, with the button of the mobile menu. No props.
export { Navbar as default } from '../layout/Navbar.tsx'
