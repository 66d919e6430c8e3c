// `@theme/BlogTagsListPage`: all tags of a blog.
export { default } from './DocTagsListPage.tsx'
