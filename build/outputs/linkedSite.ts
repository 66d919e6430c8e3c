// The site with all links resolved and no page rendered yet: the input of every output.
import type { BlockSheet } from '../io/blockSheet.ts'
import type { PlannedSite } from '../kinds/contentKind.ts'
import type { CheckedLinks } from '../link/checkLinks.ts'
import type { LinkIndex } from '../link/linkIndex.ts'
import type { Asset } from '../model/asset.ts'
import type { Bundle } from '../model/bundle.ts'
import type { PageFacts } from '../model/page.ts'
import type { PluginOutcome } from '../model/pluginOutcome.ts'
import type { Route } from '../model/route.ts'
import type { SourceFiles } from '../model/sourceFiles.ts'
import type { ThemeSite } from '../model/themeContract.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import type { Card } from './cards/planCards.ts'
import type { MermaidFiles } from './mermaidFiles.ts'
import type { Output } from './output.ts'
import type { InspectedPages } from './pages/inspectPages.ts'
import type { SharedData } from './pages/shareData.ts'

/** A source takes only the fields that it uses: `(site: Pick<LinkedSite, 'site' | 'files'>) => …`. */
export interface LinkedSite {
  /** As planned, with the content kinds that planned it. */
  readonly site: PlannedSite
  readonly files: SourceFiles
  /** Facts of all Markdown files, by source. */
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  readonly index: LinkIndex
  /** The targets of each page's links, in order. Missing for pages that did not change. */
  readonly resolutions: CheckedLinks['resolutions']
  /** Images and downloads that pages link to. */
  readonly assets: ReadonlyMap<SourcePath, Asset>
  /** Files that are left out because of what they contain. */
  readonly refused: ReadonlySet<SourcePath>
  readonly bundle: Bundle
  /** Null unless the site runs its own theme. */
  readonly theme: ThemeSite | null
  readonly shared: SharedData
  /** Data that all pages share while they are rendered. */
  readonly context: RenderContext
  /** Null when no page has a diagram. */
  readonly mermaid: MermaidFiles | null
  /** The style sheet of the components for authors. */
  readonly blockSheet: BlockSheet
  /** The generated preview image of each page that has one. */
  readonly cards: ReadonlyMap<RoutePath, Card>
  /** The content of pages with code. They are rendered once before linking. */
  readonly inspected: Pick<InspectedPages, 'texts' | 'noIndex' | 'failed'>
  /** Whether pages that fail show a notice; a preview has documents of its own for them. */
  readonly notices: boolean
  /** Keys of pages that are surely what they were in the last build: they are not planned again. */
  readonly unchanged: ReadonlyMap<Route, string>
  readonly build: BuildIdentity
  readonly plugins: Pick<PluginOutcome, 'outputs'>
}

export interface BuildIdentity {
  /** Counts the builds that wrote something into the output folder. */
  readonly number: number
  /** Identity of the engine's code: part of the key of everything that it renders. */
  readonly engine: string
  /** Identity of what parses Markdown: the engine, its settings and the site's components. */
  readonly parser: string
  /** Name of the output folder's records in the store (`recordFolder`). */
  readonly folder: string
}

/**
 * One kind of output. Outputs are made one at a time, so a generator keeps the memory of large sites small.
 */
export type OutputSource = (site: LinkedSite) => Iterable<Output>
