// In place of views/blog/AuthorSocials.tsx.
import type { AuthorData } from '../../build/shared/blogData.ts'
import { authorProps } from '../compat/author.ts'
import BlogAuthorSocials from '../public/Blog/Components/Author/Socials.tsx'

export const AuthorSocials = ({ author }: { readonly author: AuthorData }) => (
  <BlogAuthorSocials author={authorProps(author)} />
)
