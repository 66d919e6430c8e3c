// The second stage: what the files contain. Bundling begins here and goes on while the site is planned.
import { type Bundled, bundle } from '../bundle/bundle.ts'
import { bundleOptions, codePages } from '../bundle/pageModules.ts'
import { timeName } from '../config/modules/recordReads.ts'
import { describePackage } from '../io/findPackage.ts'
import type { ContentKind } from '../kinds/contentKind.ts'
import { markdownVariants } from '../kinds/markdownVariants.ts'
import { momentsOf } from '../markdown/variables/fillText.ts'
import { contentFolders } from '../model/config/contentFolders.ts'
import type { PageFacts } from '../model/page.ts'
import type { SetupNote } from '../model/setupNote.ts'
import { showsHistory } from '../model/showsHistory.ts'
import type { SiteInput } from '../model/site.ts'
import { findMermaid, type MermaidFiles } from '../outputs/mermaidFiles.ts'
import { missingMermaid, shallowClone } from '../problems/environment.ts'
import { missingFolders } from '../problems/missingContent.ts'
import { withoutUnshown } from '../problems/withoutUnshown.ts'
import { checkDiagrams } from '../read/diagrams/checkDiagrams.ts'
import { type FoundAround, openFilesAround } from '../read/filesAround.ts'
import { includePages } from '../read/includePages.ts'
import { readMessages } from '../read/messages/index.ts'
import { readData } from '../read/readData.ts'
import { type History, readHistory } from '../read/readHistory.ts'
import { readPages } from '../read/readSources.ts'
import type { ThemePlaces } from '../read/readThemeNames.ts'
import { hashOutsideFiles } from '../reuse/buildKey.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import { limitCompiling } from '../workers/limitCompiling.ts'
import { heapLimitOf, limitHeap } from '../workers/limitHeap.ts'
import type { Session } from '../workers/session.ts'
import type { StartedBuild } from './startBuild.ts'

export interface ReadSite extends StartedBuild {
  /** Facts of Markdown files, by source. */
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  /** How many of them were parsed now. */
  readonly parsed: number
  /** Markdown files of a Docusaurus site that were not read: they are no pages, and no page includes them. */
  readonly unread: ReadonlySet<SourcePath>
  /** Values of data files: category files, sidebars, tags, authors, translations. */
  readonly data: ReadonlyMap<SourcePath, unknown>
  /** Included files outside the content folders, with the hash of their content. */
  readonly outside: ReadonlyMap<SourcePath, string>
  readonly around: FoundAround
  /** Texts of the interface that Troodon has in each language. */
  readonly messages: SiteInput['messages']
  /** Null when no page shows dates or authors of changes. */
  readonly history: History | null
  /** Null when no page has a diagram, or mermaid is not installed. */
  readonly mermaid: MermaidFiles | null
  readonly bundling: Promise<Bundled>
  /** Notes about the setup of the site. */
  readonly notes: readonly SetupNote[]
}

export async function readSite(
  started: StartedBuild,
  session: Session,
  kinds: readonly ContentKind[],
  askHistory = historyOnce(session),
): Promise<ReadSite> {
  const { project } = session
  const { config, root } = project
  const readsTrees = markdownVariants(config).all.some(({ unified }) => unified)
  limitHeap(heapLimitOf(started.files.size, readsTrees || config.runsTheme === 'docusaurus'))
  limitCompiling(started.files.size)
  const history = askHistory()
  const { diagnostics, ...markdown } = await readMarkdown(started, session)
  const { pages, outside } = markdown
  // A theme of the site's own is bundled when its routes are known.
  const bundling: Promise<Bundled> =
    config.runsTheme === 'docusaurus'
      ? Promise.resolve({ ok: false, diagnostics: [] })
      : bundle({
          ...bundleOptions(session, started.componentPages),
          codePages: codePages(pages, config),
        })
  // A build that stops before it waits for the code has reported why.
  bundling.catch(() => {})
  const withDiagram = [...pages].find(([, facts]) => facts.uses?.includes('mermaid'))?.[0]
  const mermaid = withDiagram === undefined ? null : findMermaid(root)
  const diagrams = mermaid ? checkDiagrams(pages, root, session.store) : []
  const {
    data,
    diagnostics: inData,
    outside: byModules,
  } = await readData(started.files, started.scan.unread, { ...session, root, config, kinds })
  const [commits, messages] = await Promise.all([history, readMessages(config.i18n.builtLocales)])
  return {
    ...started,
    ...markdown,
    data,
    outside: new Map([...outside, ...byModules, ...timesOf(pages)]),
    around: openFilesAround(project),
    history: commits,
    messages,
    mermaid,
    bundling,
    notes: [...project.notes, ...session.plugins.notes],
    diagnostics: [
      ...started.diagnostics,
      ...withoutUnshown([...diagnostics, ...(await diagrams)], { config, pages, data, files: started.files }),
      ...inData,
      ...(commits?.shallow ? [shallowClone] : []),
      ...missingFolders(project),
      ...(session.grammars?.problems ?? []),
      ...(withDiagram !== undefined && !mermaid
        ? [missingMermaid(withDiagram, describePackage('mermaid', root))]
        : []),
    ],
  }
}

/** The build depends on whether the moments of its pages have come. */
const timesOf = (pages: ReadSite['pages']): ReadonlyMap<SourcePath, string> =>
  hashOutsideFiles(
    [...pages.values()].flatMap(({ asked = [] }) =>
      momentsOf(asked).map((moment) => sourcePath(timeName(moment))),
    ),
    '',
  )

/** The folders with components of the site and its plugins. */
export const themePlaces = ({ project, engineRoot, plugins }: Session): ThemePlaces => ({
  root: project.root,
  engineRoot,
  themePath: project.config.themePath,
  themes: plugins.themes,
})

/** The Markdown files of pages, with what they include. */
export async function readMarkdown(
  started: StartedBuild,
  session: Session,
): Promise<Pick<ReadSite, 'pages' | 'outside' | 'parsed' | 'unread' | 'diagnostics'>> {
  const { pages, diagnostics, ...counts } = await readPages(started.scan, session)
  const included = await includePages(pages, started.files, session)
  return { ...included, ...counts, diagnostics: [...diagnostics, ...included.diagnostics] }
}

/** Asks git at the first call. */
export function historyOnce(session: Session): () => Promise<History | null> {
  let asked: Promise<History | null> | undefined
  return () => (asked ??= siteHistory(session))
}

/** Null when no page shows dates or authors of changes. */
export async function siteHistory({
  project: { root, config },
  store,
}: Pick<Session, 'project' | 'store'>): Promise<History | null> {
  return showsHistory(config) ? readHistory(root, contentFolders(config), store) : null
}
