// Blogs of files in memory.
import { blogsIn } from '../../build/kinds/blog/index.ts'
import type { LocaleSite } from '../../build/model/site.ts'
import { memorySite } from './memorySite.ts'

/** The text of a post with these lines of front matter. */
export const post = (fields: string, text = 'First.\n\n<!-- truncate -->\n\nSecond.') =>
  `---\n${fields}\n---\n\n${text}\n`

/** `blog` are the options of the blog. */
export const blogOf = (files: Readonly<Record<string, string>>, blog: object = {}) => {
  const made = memorySite(
    { 'blog/authors.yml': 'core:\n  name: Core team\n', ...files },
    { docs: false, pages: false, blog },
  )
  const planned = blogsIn(made.site.locales[0] as LocaleSite)[0]
  if (!planned) throw new Error('The site has no blog.')
  return {
    ...made,
    blog: planned,
    messages: made.problems.map(({ code, message, severity }) => `${severity} ${code} ${message}`),
  }
}
