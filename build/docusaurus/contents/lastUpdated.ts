// The last change of a page in the words of Docusaurus.

import { lastUpdateOf } from '../../kinds/data.ts'
import type { Page } from '../../model/page.ts'
import type { ContentContext } from './contentContext.ts'

interface Shown {
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
}

/** `lastUpdatedAt` is a moment in milliseconds. Undefined where the site does not show it. */
export function lastUpdated(page: Page, shown: Shown, context: Pick<ContentContext, 'history'>) {
  const { showLastUpdateTime: time, showLastUpdateAuthor: author } = shown
  const update = lastUpdateOf(page, { time, author }, context)
  const written = page.facts.frontMatter.last_update?.date
  const moment = written ? Date.parse(written) : context.history?.get(page.source)?.time
  return {
    lastUpdatedBy: update?.author ?? undefined,
    lastUpdatedAt: time ? moment : undefined,
  }
}
