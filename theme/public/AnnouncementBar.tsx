// The bar above the navbar. No props: text and state come from the site's data.
export { AnnouncementBar as default } from '../layout/AnnouncementBar.tsx'
