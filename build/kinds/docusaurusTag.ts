// A tag of a document or post as code that was made for Docusaurus receives it.
import type { TagLink } from '../model/tagLink.ts'
import { contentPermalink, type PermalinkConfig } from './permalink.ts'

export const docusaurusTag = ({ label, description, route, inline }: TagLink, config: PermalinkConfig) => ({
  inline: inline === true,
  label,
  permalink: contentPermalink(route, config),
  ...(description === null ? {} : { description }),
})
