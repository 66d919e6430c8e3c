// The start of a post: `post` has its date, reading time and authors, `children` is its title. `inList`: in a
// list of posts.
export { PostHeader as default } from '../views/blog/PostHeader.tsx'
