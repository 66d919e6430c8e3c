// The tags of a page with Docusaurus' properties.
import type { LinkData } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { writtenHref } from './writtenHref.ts'

export interface TagProps {
  readonly label: string
  readonly permalink: string
  readonly description?: string
}

export const tagProps = (tags: readonly LinkData[], site: SiteData): readonly TagProps[] =>
  tags.map((tag) => ({
    label: tag.label,
    permalink: writtenHref(tag, site),
    ...(tag.description === undefined ? {} : { description: tag.description }),
  }))
