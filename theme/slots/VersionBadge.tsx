// In place of layout/VersionBadge.tsx.
export { default as VersionBadge } from '../public/DocVersionBadge.tsx'
