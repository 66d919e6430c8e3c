// Route → the data that its view shows.
import type { DataContext } from '../../kinds/contentKind.ts'
import { kindOf } from '../../kinds/index.ts'
import { languageOf, textLanguageOf, untranslatedIn } from '../../kinds/translations.ts'
import type { Bundle } from '../../model/bundle.ts'
import type { Doc, GeneratedIndex } from '../../model/docs.ts'
import { configIn, urlOf } from '../../model/locales.ts'
import { leavesSlashes } from '../../model/openSlashes.ts'
import type { Config } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import type { RouteData } from '../../shared/routeData.ts'
import { backlinksTo } from './backlinks.ts'
import { type CodeContext, codeOf } from './pageCode.ts'
import type { SharedData } from './shareData.ts'

export function dataOf(route: Route, shared: SharedData, code: CodeContext): RouteData {
  const { context: ofSite } = shared
  const context = { ...ofSite, config: configIn(route.locale, ofSite.config) }
  const kind = kindOf(route, context.site)
  const data = kind.data(
    route,
    { page: codeOf(route, code), scripts: () => registryOf(code.bundle) },
    context,
  )
  const textLanguage = textLanguageOf(route, context.config)
  const shown = {
    ...data,
    ...(hasSlash(route, context.config) ? { slash: true as const } : {}),
    ...(textLanguage ? { textLanguage } : {}),
    ...(textLanguage && context.config.i18n.untranslatedNotice ? { untranslated: true as const } : {}),
    ...changedOriginalOf(route, context),
    ...backlinksTo(route, code.index, ofSite.site),
  }
  const { bundle } = code
  const docs = bundle.asksForDocs && hasSiteCode(route, bundle) ? shared.allDocs(route.locale) : null
  return docs ? { ...shown, allDocs: { href: docs.href } } : shown
}

/** Nothing where this build and others make no page of the original. */
function changedOriginalOf(
  route: Route,
  { config, behind, alternates }: DataContext,
): Pick<RouteData, 'changedOriginal'> {
  if (route.page === null || !behind.has(route.page.source)) return {}
  const { defaultLocale, localeConfigs } = config.i18n
  const original = alternates.get(route)?.find(({ hreflang }) => hreflang === 'x-default')
  if (!original) return {}
  const start = urlOf(route.locale, config)
  const href = original.href.startsWith(`${start}/`) ? original.href.slice(start.length) : original.href
  const label = localeConfigs[defaultLocale]?.label ?? defaultLocale
  return { changedOriginal: { href, label, ...languageOf(untranslatedIn(route.locale, config)) } }
}

const hasSiteCode = ({ source }: Route, { hasOwnParts, pages }: Bundle): boolean =>
  hasOwnParts || (source !== null && pages[source] !== undefined)

/**
 * Identity of the whole sidebar beside a page, where components of the site may show any of its items; else
 * empty: the page shows what is in the file that its data names.
 */
export function wholeSidebar(
  data: RouteData,
  route: Route,
  shared: SharedData,
  { bundle }: CodeContext,
): string {
  if (!hasSiteCode(route, bundle)) return ''
  const key = 'sidebar' in data ? data.sidebar?.key : undefined
  return (key !== undefined && shared.context.sidebars.get(key)?.hash) || ''
}

/** Whether components of the site get the page's URL with a slash at the end. */
export function hasSlash(route: Route, config: Config): boolean {
  if (!leavesSlashes(config)) return false
  const { doc, index, relative } = route as Route & {
    readonly doc?: Doc
    readonly index?: GeneratedIndex
    readonly relative?: string
  }
  return (doc ?? index)?.slash === true || (relative !== undefined && /(?:^|\/)index\.\w+$/.test(relative))
}

/** Source of each page with code → its browser script. */
const registryOf = ({ pages }: Bundle): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pages).map(([source, { script }]) => [source, script]))
