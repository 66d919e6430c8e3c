// A page whose words alone changed, made from the record of its last rendering.
import { hashOf } from '../../io/hash.ts'
import { inlineHeadings, tocOf, tocOfDoc } from '../../kinds/contents.ts'
import { bodyOf } from '../../model/bodyRef.ts'
import type { Bundle } from '../../model/bundle.ts'
import type { PageRecord } from '../../model/inputRecord.ts'
import { configIn } from '../../model/locales.ts'
import type { Page } from '../../model/page.ts'
import type { Config } from '../../model/project.ts'
import type { ThemeLocale, ThemePage } from '../../model/themePage.ts'
import { sidebarInput } from '../../render/pageInputs.ts'
import type { OwnPage, SiteRecord } from '../../render/siteRecord.ts'
import { pageRecordKey } from '../../reuse/keys.ts'
import { dataOutput, markdownOutput } from '../../shared/paths.ts'
import type { RouteData } from '../../shared/routeData.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { PageOutput } from '../output.ts'
import { agentsOf, contentKey } from './pageJobs.ts'
import { themePageKey } from './themeKeys.ts'
import { textFile, themeToc } from './themePages.ts'

/** The page's file with its new facts, and the hash of its content. */
interface Edited {
  readonly page: Page
  readonly hash: string
}

interface Context {
  readonly site: SiteRecord
  readonly bundle: Pick<Bundle, 'key' | 'code'>
  readonly build: LinkedSite['build']
  readonly config: Config
}

export function editedPage(
  { page, hash }: Edited,
  own: OwnPage,
  last: PageRecord,
  { site, bundle, build, config }: Context,
): PageOutput {
  const { source, facts } = page
  const { html, path, locale } = own
  const { attributes, theme: shown } = last
  const route = withHeadings(last.route, page, configIn(locale, config))
  const text = bodyOf(facts)
  const job = { route, attributes, text, serverFile: null, locale, ...agentsOf(page) }
  const named = { ...last.named, [source]: hash.slice(0, 8) }
  const ofTheme = shown && themeParts(withText(shown, page), locale, { site, bundle, build })
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

/** The same page with its new headings. */
function withHeadings(route: RouteData, page: Page, { theme: { tableOfContents } }: Config): RouteData {
  if (route.view === 'doc') return { ...route, ...inlineHeadings(page), toc: tocOfDoc(page, tableOfContents) }
  if (route.view === 'markdownPage')
    return { ...route, ...inlineHeadings(page), toc: tocOf(page, tableOfContents) }
  return route
}

/** The same page with its new text. */
const withText = (shown: ThemePage, { source, facts }: Page): ThemePage => ({
  ...shown,
  texts: shown.texts.map((one) =>
    one.source === source
      ? { ...one, body: bodyOf(facts).key, exports: { ...one.exports, toc: themeToc(facts, one) } }
      : one,
  ),
})

function themeParts(
  theme: ThemePage,
  name: string,
  { site: { context }, bundle, build }: Omit<Context, 'config'>,
) {
  const locale = context.theme?.[name] as ThemeLocale
  const own = theme.texts.find(({ isShort }) => !isShort)
  const key = themePageKey(theme, { locale, bundle, engine: build.engine })
  return { theme, key, json: own ? textFile(own.name) : null }
}
