// Whether pages show dates or authors of changes, or the sitemap has their days. Otherwise, git does not run.
import type { Config } from './project.ts'

export const showsHistory = ({
  docs,
  blogs,
  pages,
  sitemap,
}: Pick<Config, 'docs' | 'blogs' | 'pages' | 'sitemap'>): boolean =>
  sitemap?.asksGit === true ||
  [...docs, ...blogs, ...pages].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
  )
