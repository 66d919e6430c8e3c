// Whether pages show dates or authors of changes. Otherwise, Troodon does not run git.
import type { Config } from './project.ts'

export const showsHistory = ({ docs, blogs, pages }: Pick<Config, 'docs' | 'blogs' | 'pages'>): boolean =>
  [...docs, ...blogs, ...pages].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
  )
