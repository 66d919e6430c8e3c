// The parts of a content kind (docs, blog, pages, debug). The rest of the build calls these functions and
// never compares the name of a kind. To add a kind, make a folder with a `ContentKind` and a row in
// `kinds/index.ts`.
import type { CardTexts } from '../model/cardTexts.ts'
import type { UnifiedPlugins } from '../model/config/markdownExtensions.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { ResolvedHref } from '../model/links.ts'
import type { Page } from '../model/page.ts'
import type { Config } from '../model/project.ts'
import type { Route } from '../model/route.ts'
import type { DiagnosticCode } from '../model/rules.ts'
import type { LocalePlace, Site, SiteInput } from '../model/site.ts'
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import type { HeadData, Href, PageCode, RouteData, SidebarData, TextLanguage } from '../shared/routeData.ts'

/**
 * `Content` is what one instance plans in one language, `Own` is the type of the kind's routes. The functions
 * are methods, so that a kind for `DocsRoute` fits in a list of kinds for any `Route`; `kindOf` finds the
 * right one.
 */
export interface ContentKind<Content = unknown, Own extends Route = Route> {
  /** Equal to `kind` of every route that it plans. */
  readonly name: string
  /** The instances in the configuration, in order. */
  options(config: Config): readonly InstanceOptions[]
  /** Finds the data files that the plan reads from `input.data`: null for any other file. */
  dataFiles(config: Config): (file: SourcePath) => DataFile | null
  /** All instances in one language: content, routes and problems. */
  plan(input: SiteInput, place: LocalePlace): PlannedInstances<Content, Own>
  /** The data of the route's page. Its `view` is one of the theme's. */
  data(route: Own, code: RouteCode, context: DataContext): RouteData
  /** Sidebars that several pages share; `sidebarRef` refers to them by key. */
  sidebars(content: Content, context: SidebarContext): readonly SharedSidebar[]
  /** The search result of a page. Null leaves it out. `rendered` is set for pages with code. */
  searchEntry(route: Own, rendered: RenderedFacts | null): SearchEntry | null
  /** Whether search engines may list the page. `hidden` are sources whose rendered page asks them not to. */
  indexable(route: Own, hidden: ReadonlySet<SourcePath>): boolean
  /**
   * The words on the page's card for link previews; null for pages that nobody shares. `renderedTitle` is the
   * title that a page with code declares, or null.
   */
  cardText(route: Own, renderedTitle: string | null, context: DataContext): CardTexts | null
  /** Routes of the pages whose excerpts this page shows, in the order of `posts` in its data. */
  excerpts(route: Own): readonly Route[]
  /** Whether its views print the title of a page themselves: one that opens the text is left out. */
  readonly printsTitle: boolean
  /** Whether lists or feeds show the words of its pages: an edit of words then needs a whole build. */
  readonly sharesWords: boolean
  /** Lists of pages for `llms.txt`. Other pages are listed by their routes. */
  pageLists(content: Content): readonly PageList[]
  /** Missing where any page may show any other, as in a blog. */
  readonly groups?: PageGroups<Content, Own>
  /** Facts about a route that `explain` prints in addition to the common ones. */
  explain(route: Own, input: SiteInput): RouteDetails
}

/** Pages that are planned together, such as a version. */
interface PageGroups<Content, Own extends Route> {
  in(content: Content): readonly PageGroup[]
  /** The name of the group that has the route. */
  nameFor(route: Own): string
}

interface PageGroup {
  /** Unique within the kind and language. */
  readonly name: string
  /** The folders of its pages and data files. No other group reads these files. */
  readonly folders: readonly string[]
  /** Data files of its own elsewhere. */
  readonly files: readonly SourcePath[]
  /** Everything that its pages show of other groups besides where links lead, as a JSON value. */
  readonly shown: unknown
  /** The same for single pages, in their order. Groups have the strings in common. */
  readonly shownByPages: readonly string[]
  /** Keys of the sidebars beside its pages, without the language. */
  readonly sidebars: readonly string[]
  /** URLs that its pages show besides those in their files, counted from the root of the site. */
  readonly hrefs: readonly string[]
  /** Whether functions of the site make parts of its pages: they may look at the commit. */
  readonly callsSite: boolean
}

/** Options that every kind has. */
export interface InstanceOptions extends Partial<UnifiedPlugins> {
  readonly id: string
  /** Folder of the content, below `contentDir`. */
  readonly path: string
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
}

/** A JSON or YAML file, or a module with a default export. */
export interface DataFile {
  /** The code of a problem with reading the file. */
  readonly code: DiagnosticCode
  readonly isModule: boolean
  /** Code of authors that are not trusted, which is not loaded. */
  readonly isRefused?: true
}

/** The plan of a kind in one language. */
export interface PlannedInstances<Content, Own extends Route> {
  readonly contents: readonly Content[]
  /** When two routes have the same path, the first one wins. */
  readonly routes: readonly Own[]
  /** Parts of the search index that these routes add to `default`. */
  readonly searchTags: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** A site with the kinds that planned it. */
export interface PlannedSite extends Site {
  readonly kinds: readonly ContentKind[]
}

/** The context from which the data of all routes is made. */
export interface DataContext {
  readonly config: Config
  readonly site: PlannedSite
  readonly history: SiteInput['history']
  readonly resolve: (href: string, locale: string) => ResolvedHref
  /** By their keys: `en/default/current/docs`. */
  readonly sidebars: ReadonlyMap<string, PlacedSidebar>
  /** Route → the same page in each language, for `hreflang`. */
  readonly alternates: ReadonlyMap<Route, HeadData['alternates']>
  /** Translations whose original has changed since. */
  readonly behind: ReadonlySet<SourcePath>
  /** Language → translated interface texts by id. */
  readonly messages: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/** The bundler's result for a route. */
export interface RouteCode {
  /** Null when the theme alone shows the page. */
  readonly page: PageCode | null
  /** Browser script of every page with code, by source file. */
  readonly scripts: () => Readonly<Record<string, string>>
}

/** Indexes that lead through the items of a sidebar to one of them. */
export type Trail = readonly number[]

export interface SidebarTrails {
  readonly data: SidebarData
  /** To all items of a page, with its main place first. */
  readonly trailsTo: (route: RoutePath) => readonly Trail[]
}

/** A sidebar with its files. */
export interface PlacedSidebar extends SidebarTrails {
  /** Identity of all its items. */
  readonly hash: string
  /** The file for a page whose main place is at a trail; empty for a page without an item. */
  readonly hrefAt: (trail: Trail) => Href
}

export interface SharedSidebar extends SidebarTrails {
  readonly key: string
  /** For the name of its file. */
  readonly name: string
}

export interface SidebarContext {
  readonly locale: string
  readonly baseUrl: string
  /** Whether the sidebar of a blog shows its posts by year. */
  readonly groupsPosts: boolean
  readonly resolve: (href: string) => ResolvedHref
  /** The language of text that is not translated, where it is another one. */
  readonly untranslated?: TextLanguage | undefined
  /** The language of the text of a page, where it is another one. */
  readonly textLanguage?: (page: Page) => TextLanguage | undefined
}

/** Facts from the HTML of a page with code. */
export interface RenderedFacts {
  readonly title: string | null
  readonly description: string | null
}

export interface SearchEntry {
  /**
   * Unique in its part of the index and stable between builds: it decides in which block the page is stored.
   */
  readonly name: string
  readonly title: string
  /** Of a page with facts, it follows from the front matter and the excerpt alone. */
  readonly description: () => string | null
}

export interface PageList {
  readonly title: string
  /** Route that is above the pages, without a slash at the end: `/docs/1.0`. */
  readonly path: string
  /** Whether the pages are listed in a file of their own, as those of an old version. */
  readonly isApart: boolean
  readonly pages: readonly {
    readonly title: string
    readonly description: string | null
    readonly route: RoutePath
  }[]
}

interface RouteDetails {
  readonly id?: string
  readonly version?: string
  readonly sidebar?: SidebarPlace | null
}

/** The position of a page in its sidebar. */
export interface SidebarPlace {
  readonly name: string
  /** Labels of the categories above, outermost first. */
  readonly path: readonly string[]
  /** Counted from 1 among `of` items of its category. */
  readonly item: number
  readonly of: number
  readonly reason: string
}
