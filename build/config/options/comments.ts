// Comments of readers, in the discussions of a repository on GitHub (giscus).
import * as v from 'valibot'
import { group } from './group.ts'

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))

export const comments = group({
  /**
   * Repository on GitHub with discussions, in which the app giscus is installed.
   * @example 'keepers/handbook'
   */
  repo: v.pipe(v.string(), v.regex(/^[\w.-]+\/[\w.-]+$/, 'must be the owner and the name of a repository')),
  /**
   * Id of the repository, from https://giscus.app.
   * @example 'R_kgDOABCDEF'
   */
  repoId: text,
  /**
   * Category of the discussions.
   * @example 'Announcements'
   */
  category: text,
  /**
   * Id of the category, from https://giscus.app.
   * @example 'DIC_kwDOABCDEF4CABCD'
   */
  categoryId: text,
  /**
   * How the discussion of a page is found.
   * @default 'pathname'
   * @example 'title'
   */
  mapping: v.optional(v.picklist(['pathname', 'url', 'title', 'og:title'] as const), 'pathname'),
  /**
   * Shows comments below documents, too, and not only below posts.
   * @default false
   * @example true
   */
  docs: v.optional(v.boolean(), false),
  /**
   * Text of the link to the discussions, which readers without JavaScript see.
   * @default 'Comments'
   * @example 'Write a comment'
   */
  label: v.optional(text, 'Comments'),
})
