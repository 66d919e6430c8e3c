// Facts → the plan of the site: routes, sidebars, languages, the index of links, data that pages share.
import { join } from 'node:path'
import { openIcons } from '../io/iconSets.ts'
import { componentsIn } from '../io/themeFolders.ts'
import type { ContentKind, PlannedSite } from '../kinds/contentKind.ts'
import { contentKinds } from '../kinds/index.ts'
import { openHrefRegistry } from '../link/hrefRegistry.ts'
import { indexLinks, type LinkIndex } from '../link/linkIndex.ts'
import type { HrefRegistry } from '../model/links.ts'
import type { Project } from '../model/project.ts'
import type { SiteInput } from '../model/site.ts'
import { type SharedData, shareData } from '../outputs/pages/shareData.ts'
import { planApp } from '../outputs/pwa/planApp.ts'
import { planSite } from '../plan/planSite.ts'
import { emptySite } from '../problems/missingContent.ts'
import { openFilesAround } from '../read/filesAround.ts'
import { readMessages } from '../read/messages/index.ts'
import { readData } from '../read/readData.ts'
import { openGroupPlans } from '../reuse/groupPlans.ts'
import { pagesBehind } from '../upkeep/translations/pagesBehind.ts'
import type { Session } from '../workers/session.ts'
import { planWithFunctions } from './planWithFunctions.ts'
import { type ReadSite, readMarkdown, siteHistory } from './readSite.ts'
import { type StartedBuild, startBuild } from './startBuild.ts'
import { withContentChanges } from './withContentChanges.ts'

export interface PlannedContent extends ReadSite {
  readonly site: PlannedSite
  readonly index: LinkIndex
  /** Resolves links of the configuration and remembers them, so that they are checked. */
  readonly hrefs: HrefRegistry
  readonly shared: SharedData
}

export async function planContent(
  read: ReadSite,
  session: Session,
  kinds: readonly ContentKind[],
): Promise<PlannedContent> {
  const { project, store } = session
  const known = siteInput(read, project)
  const behind = pagesBehind({ root: project.root, config: project.config, store, ...read })
  const input: SiteInput = { ...known, behind, plans: openGroupPlans(known, session, store) }
  const site = await planWithFunctions(input, project.root, (one) => planSite(one, kinds))
  const index = indexLinks(site, input)
  const hrefs = openHrefRegistry(index)
  const app = planApp({ ...input, site, index, hrefs, hashOfFile: read.hashOf })
  const shared = shareData(site, input, hrefs, app)
  return {
    ...read,
    site,
    index,
    hrefs,
    shared,
    diagnostics: [
      ...read.diagnostics,
      ...site.diagnostics,
      ...emptySite(site, read.pages.size + read.unread.size),
      ...shared.diagnostics,
    ],
  }
}

const siteInput = (
  {
    pages,
    files,
    data,
    history,
    messages,
    mermaid,
    plugins,
    around,
  }: Pick<ReadSite, 'pages' | 'files' | 'around' | 'data' | 'history' | 'messages' | 'mermaid' | 'plugins'>,
  { config, configFile, root }: Project,
): SiteInput => ({
  config,
  configFile,
  ...withContentChanges({ pages, files }, plugins.contentChanges),
  around,
  data,
  history: history?.commits ?? null,
  messages,
  icons: openIcons(root),
  mermaid: mermaid?.entry ?? null,
  plugins,
  hasOwnSearch: [join(root, config.themePath), ...plugins.themes].some((folder) =>
    componentsIn(folder).includes('SearchBar'),
  ),
})

/** The input of the plan without a build, for `explain` and for plugins. */
export async function planInput(
  session: Session,
  started: StartedBuild = startBuild(session),
): Promise<SiteInput> {
  const { project } = session
  const { pages } = await readMarkdown(started, session)
  const { root, config } = project
  const { data } = await readData(started.files, started.scan.unread, {
    ...session,
    root,
    config,
    kinds: contentKinds,
  })
  const messages = await readMessages(config.i18n.builtLocales)
  const history = await siteHistory(session)
  const around = openFilesAround(project)
  return siteInput({ ...started, pages, around, data, history, messages, mermaid: null }, project)
}
