// Route → the data that its view shows.
import { describe } from '../../kinds/docs/cards.ts'
import { kindOf } from '../../kinds/index.ts'
import { originOf, wholeOriginOf } from '../../kinds/origin.ts'
import { textLanguageOf } from '../../kinds/translations.ts'
import type { Bundle } from '../../model/bundle.ts'
import type { Doc, DocsVersion, GeneratedIndex } from '../../model/docs.ts'
import { configIn } from '../../model/locales.ts'
import { leavesSlashes } from '../../model/openSlashes.ts'
import type { Config } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { PageOrigin } from '../../shared/routeBase.ts'
import type { RouteData } from '../../shared/routeData.ts'
import { type CodeContext, codeOf } from './pageCode.ts'
import type { SharedData } from './shareData.ts'

export function dataOf(route: Route, shared: SharedData, code: CodeContext): RouteData {
  const { context: ofSite } = shared
  const context = { ...ofSite, config: configIn(route.locale, ofSite.config) }
  const kind = kindOf(route, context.site)
  const data = kind.data(
    route,
    {
      page: codeOf(route, code),
      isBare: context.config.isDocusaurus && lacksLayout(route, code),
      scripts: () => registryOf(code.bundle),
    },
    context,
  )
  const textLanguage = textLanguageOf(route, context.config)
  const shown = {
    ...data,
    ...(hasSlash(route, context.config) ? { slash: true as const } : {}),
    ...(textLanguage ? { textLanguage } : {}),
    ...(textLanguage && context.config.i18n.untranslatedNotice ? { untranslated: true as const } : {}),
  }
  const whole = withDocs(shown, route, { shared, bundle: code.bundle, config: context.config })
  return code.bundle.asksForOrigins
    ? withOrigins(
        whole,
        wholeOriginOf(route, context),
        kind.excerpts(route).map((listed) => originOf(listed, context)),
      )
    : whole
}

interface DocsPlace {
  readonly shared: SharedData
  readonly bundle: Bundle
  readonly config: Config
}

/** For pages with code of the site: the URL of the file with all documents, and their cards. */
function withDocs(data: RouteData, route: Route, { shared, bundle, config }: DocsPlace): RouteData {
  const found = bundle.asksForDocs && hasSiteCode(route, bundle) ? shared.allDocs(route.locale) : null
  const hasCards = config.isDocusaurus && route.source !== null && bundle.pages[route.source]?.hasCards
  const cards = hasCards ? docCardsOf(route, config) : null
  if (!found && !cards) return data
  return {
    ...data,
    ...(found ? { allDocs: { href: found.href } } : {}),
    ...(cards ? { docCards: cards } : {}),
  }
}

/** Null for a page outside of the documentation. */
function docCardsOf(route: Route, { baseUrl }: Config): RouteData['docCards'] | null {
  const { version } = route as Route & { readonly version?: DocsVersion }
  if (!version) return null
  const cards = version.docs.map((doc) => {
    const description = describe(doc)
    const href = hrefOf(doc.route, baseUrl).replace(/\/$/, '')
    return [doc.id, { href, title: doc.title, ...(description === null ? {} : { description }) }] as const
  })
  return Object.fromEntries(cards)
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

/** Notices in place of pages that cannot be bundled have the frame. */
const lacksLayout = ({ source }: Route, { bundle }: CodeContext): boolean =>
  source !== null && bundle.failed[source] === undefined && bundle.pages[source]?.hasLayout === false

/** Source of each page with code → its browser script. */
const registryOf = ({ pages }: Bundle): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pages).map(([source, { script }]) => [source, script]))

/** `listed` are those of the pages whose excerpts a list shows, in the order of its `posts`. */
function withOrigins(
  data: RouteData,
  origin: PageOrigin | null,
  listed: readonly (PageOrigin | null)[],
): RouteData {
  const whole = origin ? { ...data, origin } : data
  if (!('posts' in whole)) return whole
  const posts = whole.posts.map((post, index) => {
    const own = listed[index]
    return own ? { ...post, origin: own } : post
  })
  return { ...whole, posts }
}
