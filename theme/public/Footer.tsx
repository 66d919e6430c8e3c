// The footer of every page. No props.
export { Footer as default } from '../layout/Footer.tsx'
