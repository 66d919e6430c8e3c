// One build, as the list of its stages. Watching is the same function called again with a warm session.
import { join } from 'node:path'
import { bundle, freshBundle } from './bundle/bundle.ts'
import { offlineOptions } from './bundle/bundleTypes.ts'
import { checkStyleAddresses } from './bundle/checkStyleUrls.ts'
import { bundleOptions, codePages, componentPages } from './bundle/pageModules.ts'
import { emitSite } from './emit/emitSite.ts'
import { contentKinds } from './kinds/index.ts'
import { createAddressBook } from './link/addresses.ts'
import { checkLinks } from './link/checkLinks.ts'
import { indexLinks } from './link/linkIndex.ts'
import type { BuildResult } from './model/buildResult.ts'
import { type Diagnostic, hasErrors, judge, type Problem } from './model/diagnostics.ts'
import type { SiteInput } from './model/site.ts'
import type { SourceFiles } from './model/sourceFiles.ts'
import { planCards } from './outputs/cards/planCards.ts'
import { outputSources, outputsOf } from './outputs/index.ts'
import type { LinkedSite } from './outputs/linkedSite.ts'
import { findMermaid } from './outputs/mermaidFiles.ts'
import { inspectPages } from './outputs/pages/inspectPages.ts'
import { recordShared } from './outputs/pages/pageRecord.ts'
import { renderContext, sharedKey } from './outputs/pages/renderContext.ts'
import { shareData } from './outputs/pages/shareData.ts'
import { planApp } from './outputs/pwa/planApp.ts'
import { staticCollisions } from './outputs/staticFiles.ts'
import { planSite } from './plan/planSite.ts'
import { withoutAllowedScripts } from './problems/allowedScripts.ts'
import { configLinks } from './problems/configLinks.ts'
import {
  missingMermaid,
  missingWorkbox,
  otherConfig,
  shallowClone,
  unusedComponents,
} from './problems/environment.ts'
import { locateValues } from './problems/locateValues.ts'
import { includePages } from './read/includePages.ts'
import { readAssets } from './read/readAssets.ts'
import { readData } from './read/readData.ts'
import { readHistory } from './read/readHistory.ts'
import { hashOfFile, readPages } from './read/readSources.ts'
import { scan } from './read/scan.ts'
import { buildKey, hashOutsideFiles, structureKey } from './reuse/buildKey.ts'
import { recordKey } from './reuse/inputRecords.ts'
import { isCurrent, type LastBuild, readLastBuild, saveLastBuild } from './reuse/lastBuild.ts'
import { pruneFolder } from './reuse/pruneFolder.ts'
import { unchangedPages } from './reuse/unchangedPages.ts'
import type { SourcePath } from './shared/paths.ts'
import { limitHeap } from './workers/limitHeap.ts'
import type { BuildOptions } from './workers/pipelineTypes.ts'
import type { Session } from './workers/session.ts'

export async function build(
  session: Session,
  {
    checkOnly = false,
    strict = false,
    plan = false,
    kinds = contentKinds,
    outputs = outputSources,
    onPlanned = () => {},
  }: BuildOptions = {},
): Promise<BuildResult> {
  const { project, outDir, cacheFolder, store, workers, hashes, onStage } = session
  const { config, root } = project

  onStage('scan')
  const scanned = scan(root, config, outDir)
  const last = readLastBuild(cacheFolder, outDir)
  const modules = componentPages(scanned.files.keys(), config)
  const outsideBefore = hashOutsideFiles(last?.outside ?? [], root)
  const keyNow = (outside: ReadonlyMap<SourcePath, string>) => {
    const known = freshBundle({ ...bundleOptions(session, modules), codePages: null })
    return known && buildKey({ scan: scanned, bundle: known, outside }, session)
  }
  if (!checkOnly && !strict && !plan && isCurrent(last, keyNow(outsideBefore), outDir))
    return sameAsBefore(last)

  onStage('parse')
  limitHeap(scanned.files.size)
  const history = kinds.flatMap((kind) => kind.options(config)).some(showsHistory)
    ? readHistory(root, config.contentDir, store)
    : null
  const parsed = await readPages(scanned, session)
  const files = new Set(scanned.files.keys())
  const included = await includePages(parsed.pages, files, session)
  const read = {
    ...parsed,
    pages: included.pages,
    diagnostics: [...parsed.diagnostics, ...included.diagnostics],
  }
  const bundling = bundle({ ...bundleOptions(session, modules), codePages: codePages(read.pages) })
  const drawn = [...read.pages].find(([, facts]) => facts.uses?.includes('mermaid'))
  const mermaid = drawn ? findMermaid(root) : null
  const data = await readData(scanned.files.keys(), { ...session, root, config })

  onStage('plan')
  const commits = await history
  const input: SiteInput = {
    config,
    configFile: project.configFile,
    pages: read.pages,
    files,
    data: data.data,
    history: commits?.commits ?? null,
    mermaid: mermaid?.entry ?? null,
  }
  const site = planSite(input, kinds)
  const index = indexLinks(site, input)
  const addresses = createAddressBook(index)
  const app = planApp({
    ...input,
    site,
    index,
    addresses,
    hashOfFile: (source) => hashOfFile(source, scanned, session),
  })
  const shared = shareData(site, input, addresses, app)

  onStage('bundle')
  const bundled = await bundling
  const found = [
    ...scanned.diagnostics,
    ...read.diagnostics,
    ...data.diagnostics,
    ...site.diagnostics,
    ...shared.diagnostics,
    ...(commits?.shallow ? [shallowClone] : []),
    ...otherConfig(project),
    ...(drawn && !mermaid ? [missingMermaid(drawn[0])] : []),
  ]
  if (!bundled.ok) return failed([...found, ...bundled.diagnostics])
  found.push(
    ...bundled.bundle.diagnostics,
    ...checkStyleAddresses(bundled.bundle.styleAddresses, scanned.files, config),
    ...unusedComponents(project, bundled.bundle),
  )
  if (offlineOptions(config) && bundled.bundle.worker === null) found.push(missingWorkbox(project.configFile))
  const code = { bundle: bundled.bundle, index, pages: read.pages }
  const context = renderContext(shared, bundled.bundle)
  workers.prepare(context)

  const structureWith = (outside: ReadonlyMap<SourcePath, string>) =>
    structureKey(
      {
        scan: scanned,
        bundle: bundled.bundle,
        outside,
        pages: read.pages,
        site,
        shared: sharedKey(shared, context, commits),
      },
      session,
    )
  const unchanged = unchangedPages(site, last, structureWith(outsideBefore), (source) =>
    hashOfFile(source, scanned, session),
  )

  onStage('link')
  const sourceFiles: SourceFiles = {
    names: files,
    outside: included.outside,
    hashOf: (source) => hashOfFile(source, scanned, session),
    pathOf: (source) => join(root, source),
  }
  const inspected = await inspectPages(
    { site, shared, ...code, assets: new Map() },
    { engine: session.engine, files: sourceFiles, store, renderContent: workers.content },
  )
  for (const [source, ids] of inspected.ids) index.componentIds.set(source, ids)
  const links = checkLinks(
    site,
    index,
    [...inspected.links, ...configLinks(addresses, site, project)],
    unchanged,
  )

  onStage('images')
  const images = await readAssets(links.assets, {
    root,
    store,
    hashOfFile: (source) => hashOfFile(source, scanned, session),
  })
  const cards = await planCards({
    site,
    shared,
    index,
    files: sourceFiles,
    titles: inspected.titles,
    store,
  })

  const collisions = staticCollisions(files, site)
  const problems = judged([
    ...found,
    ...collisions,
    ...inspected.diagnostics,
    ...links.diagnostics,
    ...images.diagnostics,
    ...cards.diagnostics,
  ])
  const summary = { routes: site.routes.length, pages: read.pages.size, links: links.count }
  if (checkOnly || hasErrors(problems)) return done(problems, links.count)

  onStage('render')
  const number = (last?.build ?? 0) + 1
  const linked: LinkedSite = {
    site,
    files: sourceFiles,
    pages: read.pages,
    index,
    resolutions: links.resolutions,
    assets: images.assets,
    bundle: bundled.bundle,
    shared,
    context,
    mermaid,
    cards: cards.cards,
    inspected,
    unchanged: unchanged.keys,
    build: {
      number,
      engine: session.engine,
      parser: session.parseIdentity,
      recordKey: (name) => recordKey(session, name),
    },
  }
  onPlanned(linked)
  const outside = new Map([...included.outside, ...cards.outside])
  recordShared(linked, store)
  const emitted = await emitSite(outputsOf(linked, outputs), last?.manifest ?? new Map(), {
    outDir,
    render: workers.render,
    tools: {
      cacheFolder,
      store,
      renderText: async (job, locale) => (await workers.inline()).text(job, locale),
      indexPages: workers.index,
    },
  })
  await workers.flush()
  if (emitted.diagnostics.length > 0) return failed([...found, ...emitted.diagnostics])
  // Many pages at once are the time to look after what earlier ones left.
  if (emitted.rendered > 200) for (const name of ['cards', 'images']) pruneFolder(join(cacheFolder, name))
  hashes.save(scanned)
  saveLastBuild(cacheFolder, outDir, {
    manifest: emitted.manifest,
    build: number,
    buildKey: keyNow(outside),
    structureKey: structureWith(outside),
    outside: [...outside.keys()],
    problems,
    summary,
  })
  return {
    ok: true,
    problems,
    changed: emitted.changed,
    summary: {
      ...summary,
      parsed: read.parsed,
      rendered: emitted.rendered,
      written: emitted.written,
      removed: emitted.removed,
    },
  }

  function judged(diagnostics: readonly Diagnostic[]): readonly Problem[] {
    const all = judge(
      locateValues(withoutAllowedScripts(diagnostics, config), root),
      config.contentSecurityPolicy ? config.checks : { ...config.checks, ...withoutPolicy },
    )
    return strict
      ? all.map((problem) => (problem.severity === 'warning' ? { ...problem, severity: 'error' } : problem))
      : all
  }

  /** Ends a build that writes nothing; what was parsed is remembered all the same. */
  async function done(all: readonly Problem[], links = 0): Promise<BuildResult> {
    await workers.flush()
    hashes.save(scanned)
    const counts = { routes: site.routes.length, pages: read.pages.size, links }
    return {
      ok: !hasErrors(all),
      problems: all,
      changed: [],
      summary: { ...counts, parsed: read.parsed, rendered: 0, written: 0, removed: 0 },
    }
  }

  function failed(diagnostics: readonly Diagnostic[]): Promise<BuildResult> {
    return done(judged(diagnostics))
  }
}

/** The plan's input without building: for `explain`. */
export async function planInput(session: Session): Promise<SiteInput> {
  const { project, outDir } = session
  const scanned = scan(project.root, project.config, outDir)
  const parsed = await readPages(scanned, session)
  const files = new Set(scanned.files.keys())
  const read = await includePages(parsed.pages, files, session)
  const { data } = await readData(scanned.files.keys(), {
    ...session,
    root: project.root,
    config: project.config,
  })
  return {
    config: project.config,
    configFile: project.configFile,
    pages: read.pages,
    files,
    data,
    history: null,
    mermaid: null,
  }
}

const sameAsBefore = ({ problems, summary }: LastBuild): BuildResult => ({
  ok: true,
  problems,
  changed: [],
  summary: { ...summary, parsed: 0, rendered: 0, written: 0, removed: 0 },
})

/** What only a security policy stops. */
const withoutPolicy = { eventHandler: 'off', blockedScript: 'off' } as const

const showsHistory = (options: {
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
}): boolean => options.showLastUpdateTime || options.showLastUpdateAuthor
