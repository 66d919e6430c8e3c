// The end of an article: `tags`, `editHref`, `lastUpdate`, and with `copy` the button that copies its
// Markdown.
export { PageFoot as default } from '../layout/PageFoot.tsx'
