// A tag of a document or post as code that was made for Docusaurus receives it.
import type { TagLink } from '../model/tagLink.ts'
import { type PermalinkConfig, plainPermalink } from './permalink.ts'

export const docusaurusTag = ({ label, description, route, inline }: TagLink, config: PermalinkConfig) => ({
  inline: inline === true,
  label,
  permalink: plainPermalink(route, config),
  ...(description === null ? {} : { description }),
})
