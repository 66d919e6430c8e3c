// In place of layout/AnnouncementBar.tsx.
export { default as AnnouncementBar } from '../public/AnnouncementBar.tsx'
