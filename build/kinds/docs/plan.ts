// A docs instance in one language: versions, documents, sidebars and the routes they make.

import type { Diagnostic } from '../../model/diagnostics.ts'
import { inFile } from '../../model/diagnostics.ts'
import type { Doc, DocsInstance, DocsRoute, Sidebar, SidebarEntry, VersionInfo } from '../../model/docs.ts'
import type { DocsConfig } from '../../model/project.ts'
import type { LocalePlace, SiteInput } from '../../model/site.ts'
import { addAll } from '../../shared/addAll.ts'
import { routeKey, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { readDocuments, shownFiles } from './documents.ts'
import { docsTag, routesOf } from './routes.ts'
import { type RawItem, readSidebars } from './sidebarFile.ts'
import { planSidebars } from './sidebars.ts'
import { type PlannedVersion, type StoredVersion, storedVersion, versionFrom } from './storedVersion.ts'
import { planTags, tagsFilesOf } from './tags.ts'
import { frozenVersions, planVersions, unknownVersions } from './versions.ts'
import { unknownNeighbours, unknownSidebar } from './wrongReferences.ts'

interface PlannedDocs {
  readonly instance: DocsInstance
  readonly routes: readonly DocsRoute[]
  readonly searchTags: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

export function planDocs(config: DocsConfig, input: SiteInput, place: LocalePlace): PlannedDocs {
  const frozen = frozenVersions(config, input)
  const planned = planVersions(config, input, place, frozen.names).map((version) =>
    keptOrPlanned(version, config, input, place),
  )
  const instance: DocsInstance = { config, versions: planned.map(({ version }) => version) }
  const routes = instance.versions.flatMap((version) => routesOf(version, instance, place.locale))
  return {
    instance,
    routes,
    searchTags: instance.versions
      .filter(({ noIndex }) => !noIndex)
      .map(({ name }) => docsTag(config.id, name)),
    diagnostics: [
      ...frozen.diagnostics,
      ...(place.isOriginal ? unknownVersions(config, input, frozen.names) : []),
      ...planned.flatMap(({ diagnostics }) => diagnostics),
    ],
  }
}

/** The plan of an earlier build, where it would be the same. */
function keptOrPlanned(
  version: VersionInfo,
  config: DocsConfig,
  input: SiteInput,
  place: LocalePlace,
): PlannedVersion {
  const changed = input.plugins?.contentChanges.sidebars[`${config.id} ${place.locale} ${version.name}`]
  const kept = canKeep(version, config)
    ? input.plans?.of({
        name: `${place.locale}/docs/${config.id}/${version.name}`,
        pages: shownFiles(version, input),
        folders: [version.folder, version.localizedFolder].filter((folder) => folder !== null),
        files: dataFilesOf(version, config),
        settings: [version, changed],
      })
    : undefined
  const known = kept?.get() as StoredVersion | undefined
  if (known) return versionFrom(known, version, input.pages)
  const planned = planVersion(version, config, input, changed)
  kept?.keep(storedVersion(planned))
  return planned
}

/** Functions of the site may read anything, and documents in the root are around all other files. */
const canKeep = (
  { folder }: VersionInfo,
  { sidebarItemsGenerator, numberPrefixParser }: DocsConfig,
): boolean => folder !== '' && sidebarItemsGenerator === null && typeof numberPrefixParser !== 'function'

/** Data files that are not in the folders of the version, or only perhaps. */
function dataFilesOf(version: VersionInfo, config: DocsConfig): readonly SourcePath[] {
  const { sidebarFile, localizedFolder } = version
  const labels = localizedFolder === null ? [] : [sourcePath(`${localizedFolder}.json`)]
  return [...(sidebarFile === null ? [] : [sidebarFile]), ...tagsFilesOf(version, config), ...labels]
}

function planVersion(
  version: VersionInfo,
  config: DocsConfig,
  input: SiteInput,
  changed: unknown,
): PlannedVersion {
  const read = readDocuments(version, config, input)
  const raw = changed === undefined ? rawSidebars(version, config, input) : changedSidebars(changed)
  const planned = planSidebars(raw.sidebars, {
    version,
    config,
    input,
    docs: read.docs,
    draftIds: read.draftIds,
  })
  const shown = sidebarsById(planned.sidebars)
  const names = planned.sidebars.map(({ name }) => name)
  const diagnostics: Diagnostic[] = [...read.diagnostics, ...raw.diagnostics, ...planned.diagnostics]
  const docs = read.docs.map((doc): Doc => {
    const wanted = doc.page.facts.frontMatter.displayed_sidebar
    if (typeof wanted === 'string' && !names.includes(wanted) && !version.hasUnreadSidebars)
      diagnostics.push(unknownSidebar(doc, wanted, names))
    const sidebar =
      wanted === undefined
        ? (shown.get(doc.id) ?? null)
        : wanted !== null && names.includes(wanted)
          ? wanted
          : null
    // Without a spread, because V8 gives each spread copy its own shape.
    const { id, page, route, title, unlisted, slash, file } = doc
    return { id, page, route, title, unlisted, slash, sidebar, file }
  })
  const docsById = new Map(docs.map((doc) => [doc.id, doc]))
  addAll(
    diagnostics,
    docs.flatMap((doc) => unknownNeighbours(doc, docsById, read.draftIds)),
  )
  const sidebars = planned.sidebars
  const tags = planTags(version, docs, config, input)
  addAll(diagnostics, tags.diagnostics)
  return {
    version: {
      ...version,
      docs,
      docsById,
      draftIds: read.draftIds,
      sidebars,
      indexes: planned.indexes,
      categories: planned.categories,
      tags: tags.tags,
      mainDoc: mainDocOf(version, docs, sidebars, docsById),
    },
    diagnostics,
  }
}

/** From the file, or one sidebar made from the folders when there is none. */
function rawSidebars(version: VersionInfo, config: DocsConfig, input: SiteInput) {
  const generated = new Map<string, readonly RawItem[]>([
    ['defaultSidebar', [{ type: 'autogenerated', dirName: '' }]],
  ])
  if (config.sidebarPath === false)
    return { sidebars: new Map<string, readonly RawItem[]>(), diagnostics: [] }
  const file = version.sidebarFile
  if (file === null) return { sidebars: generated, diagnostics: [] }
  if (!input.data.has(file)) {
    const message = `The sidebar file ${file} does not exist.`
    return {
      sidebars: generated,
      diagnostics: input.files.has(file)
        ? []
        : [
            {
              code: 'sidebarFile' as const,
              file: input.configFile,
              line: 1,
              column: 1,
              message,
              hint: 'Correct sidebarPath in the configuration.',
              find: ['sidebarPath', file.slice(file.lastIndexOf('/') + 1)],
            },
          ],
    }
  }
  const isNamed = version.name === 'current' && config.sidebarPath !== null
  const { sidebars, problems } = readSidebars(input.data.get(file), {
    escapesHtml: input.config.markdown.untrusted && !isNamed,
  })
  return { sidebars, diagnostics: problems.map((found) => inFile(file, found)) }
}

/** Those that a plugin requested. */
function changedSidebars(content: unknown): ReturnType<typeof rawSidebars> {
  const { sidebars, problems } = readSidebars(content)
  return { sidebars, diagnostics: problems.map((found) => ({ ...found, file: null })) }
}

/** The sidebar that lists each document; when several do, the last one. */
function sidebarsById(sidebars: readonly Sidebar[]): ReadonlyMap<string, string> {
  const shown = new Map<string, string>()
  const visit = (items: readonly SidebarEntry[], name: string): void => {
    for (const item of items) {
      if (item.type === 'doc') shown.set(item.doc.id, name)
      if (item.type !== 'category') continue
      if (item.link && 'doc' in item.link) shown.set(item.link.doc.id, name)
      visit(item.items, name)
    }
  }
  for (const { name, items } of sidebars) visit(items, name)
  return shown
}

function mainDocOf(
  version: VersionInfo,
  docs: readonly Doc[],
  sidebars: readonly Sidebar[],
  byId: ReadonlyMap<string, Doc>,
): Doc | null {
  const root = routeKey(version.path)
  const first = sidebars[0] ? firstDoc(sidebars[0].items) : null
  return (
    docs.find((doc) => routeKey(doc.route) === root) ??
    (first === null ? undefined : byId.get(first)) ??
    docs[0] ??
    null
  )
}

function firstDoc(items: readonly SidebarEntry[]): string | null {
  for (const item of items) {
    if (item.type === 'doc') return item.doc.id
    if (item.type !== 'category') continue
    const below = item.link && 'doc' in item.link ? item.link.doc.id : firstDoc(item.items)
    if (below !== null) return below
  }
  return null
}
