// A page whose words alone changed, made from the record of its last rendering.
import { hashOf } from '../../io/hash.ts'
import { bodyOf } from '../../model/bodyRef.ts'
import type { PageRecord } from '../../model/inputRecord.ts'
import type { Page } from '../../model/page.ts'
import { sidebarInput } from '../../render/pageInputs.ts'
import type { OwnPage, SiteRecord } from '../../render/siteRecord.ts'
import { pageRecordKey } from '../../reuse/keys.ts'
import { dataOutput, markdownOutput } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { PageOutput } from '../output.ts'
import { contentKey } from './pageJobs.ts'

/** The page's file with its new facts, and the hash of its content. */
interface Edited {
  readonly page: Page
  readonly hash: string
}

interface Context {
  readonly site: SiteRecord
  readonly bundleKey: string
  readonly build: LinkedSite['build']
}

export function editedPage(
  { page, hash }: Edited,
  own: OwnPage,
  last: PageRecord,
  { site, bundleKey, build }: Context,
): PageOutput {
  const { source, facts } = page
  const { html, path, locale } = own
  const { route, attributes } = last
  const job = { route, attributes, text: bodyOf(facts), serverFile: null, locale }
  const sidebar = last.named[sidebarInput] ?? ''
  const content = contentKey(job, { bundle: bundleKey, module: '', sidebar })
  const named = { ...last.named, [source]: hash.slice(0, 8) }
  return {
    type: 'page',
    html,
    json: own.hasUrl ? dataOutput(path) : null,
    key: hashOf(content, site.siteKeys[locale] ?? '', site.headKey, build.engine),
    source,
    markdown: markdownOutput(path),
    job: () => job,
    record: () => ({
      key: pageRecordKey({ folder: build.folder, html }),
      build: build.number,
      named,
    }),
  }
}
