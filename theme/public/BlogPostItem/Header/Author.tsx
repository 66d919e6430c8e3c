// `@theme/BlogPostItem/Header/Author`: the name until Docusaurus 3.5.
export { default } from '../../Blog/Components/Author.tsx'
