// A page whose words alone changed, made from the record of its last rendering.
import { hashOf } from '../../io/hash.ts'
import { bodyOf } from '../../model/bodyRef.ts'
import type { Bundle } from '../../model/bundle.ts'
import type { PageRecord } from '../../model/inputRecord.ts'
import type { Page } from '../../model/page.ts'
import type { ThemeLocale, ThemePage } from '../../model/themePage.ts'
import { sidebarInput } from '../../render/pageInputs.ts'
import type { OwnPage, SiteRecord } from '../../render/siteRecord.ts'
import { pageRecordKey } from '../../reuse/keys.ts'
import { dataOutput, markdownOutput, type SourcePath } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { PageOutput } from '../output.ts'
import { agentsOf, contentKey } from './pageJobs.ts'
import { themePageKey } from './themeKeys.ts'
import { textFile } from './themePages.ts'

/** The page's file with its new facts, and the hash of its content. */
interface Edited {
  readonly page: Page
  readonly hash: string
}

interface Context {
  readonly site: SiteRecord
  readonly bundle: Pick<Bundle, 'key' | 'code'>
  readonly build: LinkedSite['build']
}

export function editedPage(
  { page, hash }: Edited,
  own: OwnPage,
  last: PageRecord,
  { site, bundle, build }: Context,
): PageOutput {
  const { source, facts } = page
  const { html, path, locale } = own
  const { route, attributes, theme: shown } = last
  const text = bodyOf(facts)
  const job = { route, attributes, text, serverFile: null, locale, ...agentsOf(page) }
  const named = { ...last.named, [source]: hash.slice(0, 8) }
  const ofTheme = shown && themeParts(withBody(shown, source, text.key), locale, { site, bundle, build })
  const sidebar = last.named[sidebarInput] ?? ''
  const content = () => contentKey(job, { bundle: bundle.key, module: '', sidebar })
  return {
    type: 'page',
    html,
    json: ofTheme ? ofTheme.json : own.hasUrl ? dataOutput(path) : null,
    key: ofTheme?.key ?? hashOf(content(), site.siteKeys[locale] ?? '', site.headKey, build.engine),
    source,
    markdown: markdownOutput(path),
    job: () => (ofTheme ? { ...job, theme: ofTheme.theme } : job),
    record: () => ({
      key: pageRecordKey({ folder: build.folder, html }),
      build: build.number,
      named,
    }),
  }
}

/** The same page with the new text. */
const withBody = (page: ThemePage, source: SourcePath, body: string): ThemePage => ({
  ...page,
  texts: page.texts.map((one) => (one.source === source ? { ...one, body } : one)),
})

function themeParts(theme: ThemePage, name: string, { site: { context }, bundle, build }: Context) {
  const locale = context.theme?.[name] as ThemeLocale
  const own = theme.texts.find(({ isShort }) => !isShort)
  const key = themePageKey(theme, { locale, bundle, engine: build.engine })
  return { theme, key, json: own ? textFile(own.name) : null }
}
