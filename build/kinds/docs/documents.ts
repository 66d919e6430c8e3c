// A version's Markdown files → documents with ids, routes and titles.

import picomatch from 'picomatch'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { Doc, DocFile, VersionInfo } from '../../model/docs.ts'
import { nameOnDisk } from '../../model/nameOnDisk.ts'
import { leavesSlashes } from '../../model/openSlashes.ts'
import type { Page, PageFacts } from '../../model/page.ts'
import { pagePath } from '../../model/pagePath.ts'
import type { Config, DocsConfig } from '../../model/project.ts'
import { isDraft, type SiteInput } from '../../model/site.ts'
import { sourcesIn } from '../../model/sourcesIn.ts'
import { titleOf } from '../../model/titleOf.ts'
import { addAll } from '../../shared/addAll.ts'
import { fileNameOf, folderOf, inOneForm, type RoutePath, type SourcePath } from '../../shared/paths.ts'
import { relativeSlug, slugProblem } from '../../shared/slug.ts'
import { readNumberPrefix, withoutPrefixes } from './numberPrefix.ts'

interface ReadDocuments {
  /** Sorted by file; drafts left out. The sidebar is not known yet. */
  readonly docs: readonly Omit<Doc, 'sidebar'>[]
  readonly draftIds: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * All documents of one version in one language; a translated file replaces the original with the same path.
 */
export function readDocuments(version: VersionInfo, config: DocsConfig, input: SiteInput): ReadDocuments {
  const docs = new Map<string, Omit<Doc, 'sidebar'>>()
  const draftIds: string[] = []
  const diagnostics: Diagnostic[] = []
  for (const { relative, page } of filesOf(version, config, input)) {
    const read = readDocument(relative, page, { version, config, site: input.config })
    addAll(diagnostics, read.diagnostics)
    if (!read.doc) continue
    const { doc } = read
    const first = docs.get(doc.id)
    if (isDraft(page.facts, input.config)) draftIds.push(doc.id)
    else if (first) diagnostics.push(duplicateId(doc, first))
    else docs.set(doc.id, doc)
  }
  return { docs: [...docs.values()], draftIds, diagnostics }
}

/** Folders without documents, for sites whose documents are in the root. */
const reserved =
  /^(?:node_modules|dist|\.cache|versioned_docs|versioned_sidebars|[\w-]+_versioned_docs|[\w-]+_versioned_sidebars)\//

function* filesOf(
  version: VersionInfo,
  config: DocsConfig,
  input: SiteInput,
): Generator<{ relative: string; page: Page }> {
  const included = picomatch([...config.include])
  const excluded = picomatch([...config.exclude])
  const prefix = version.folder === '' ? '' : `${version.folder}/`
  const others = version.folder === '' ? otherFolders(input) : []
  for (const source of sourcesIn(version.folder, input.pages)) {
    if (prefix === '' && (reserved.test(source) || others.some((folder) => source.startsWith(folder))))
      continue
    const relative = source.slice(prefix.length)
    if (!included(relative) || excluded(relative)) continue
    yield { relative, page: pageOf(shownFile(source, version, input), input) }
  }
}

const pageOf = (source: SourcePath, { pages }: SiteInput): Page => ({
  source,
  facts: pages.get(source) as PageFacts,
})

/** The translation of a file in the folder of the version, or the file itself. */
function shownFile(
  source: SourcePath,
  { folder, localizedFolder }: VersionInfo,
  { pages, files }: SiteInput,
): SourcePath {
  if (localizedFolder === null) return source
  const relative = folder === '' ? source : source.slice(folder.length + 1)
  const translated = nameOnDisk(`${localizedFolder}/${relative}`, files)
  return pages.has(translated) ? translated : source
}

/** The files of all documents that a version may have in its language. */
export const shownFiles = (version: VersionInfo, input: SiteInput): readonly SourcePath[] =>
  sourcesIn(version.folder, input.pages).map((source) => shownFile(source, version, input))

function otherFolders({ config }: SiteInput): string[] {
  const instances = config.docs.filter((other) => other.path !== '').map((other) => other.path)
  return [
    ...instances,
    ...[...config.pages, ...config.blogs].map(({ path }) => path),
    config.i18n.path,
    ...config.staticDirectories,
  ].map((folder) => `${folder}/`)
}

function readDocument(
  relative: string,
  page: Page,
  {
    version,
    config,
    site,
  }: { readonly version: VersionInfo; readonly config: DocsConfig; readonly site: Config },
) {
  const { frontMatter } = page.facts
  const file = readFile(relative, frontMatter.parse_number_prefixes !== false && config.numberPrefixParser)
  const diagnostics: Diagnostic[] = []
  const name = frontMatter.id ?? file.name
  if (name.includes('/') || name === '') {
    diagnostics.push({
      ...atField(
        page.source,
        'invalidId',
        `The document id "${name}" must be a name without slashes.`,
        'Troodon adds the folder itself.',
      ),
      hides: [`doc ${name}`],
    })
    return { doc: null, diagnostics }
  }
  const slug = slugOf(file, name, frontMatter.slug, site)
  const reason = slugProblem(slug)
  if (reason) {
    diagnostics.push(
      atField(
        page.source,
        'invalidSlug',
        `The slug "${frontMatter.slug ?? slug}" ${reason}.`,
        'Write a path below the version such as /guides/tabs.',
      ),
    )
    return { doc: null, diagnostics }
  }
  const route: RoutePath = pagePath(`${version.path}/${slug}`, site)
  const doc: Omit<Doc, 'sidebar'> = {
    id: file.folder === '' ? name : `${file.folder}/${name}`,
    page,
    route,
    title: titleOf(page.facts) ?? name,
    unlisted: frontMatter.unlisted === true,
    slash: slug.endsWith('/') && leavesSlashes(site) ? true : undefined,
    file,
  }
  return { doc, diagnostics }
}

function readFile(relative: string, prefixes: DocsConfig['numberPrefixParser']): DocFile {
  const rawFolder = inOneForm(folderOf(relative))
  const { name, position } = readNumberPrefix(inOneForm(baseName(relative)), prefixes)
  return {
    relative,
    rawFolder,
    folder: rawFolder === '' ? '' : withoutPrefixes(rawFolder, prefixes),
    name,
    position,
  }
}

/**
 * `index`, `readme` and a file named like its folder have the URL of the folder.
 */
export function isFolderIndex(
  { name, folder, relative, rawFolder }: DocFile,
  { behaviors }: Pick<Config, 'behaviors'>,
  names: readonly string[] = ['index', 'readme'],
): boolean {
  const isOnDisk = behaviors.indexNames === 'onDisk'
  const own = (isOnDisk ? baseName(relative) : name).toLowerCase()
  const around = fileNameOf(isOnDisk ? rawFolder : folder).toLowerCase()
  return names.includes(own) || (around !== '' && own === around)
}

const baseName = (relative: string): string => fileNameOf(relative).replace(/\.mdx?$/i, '')

function slugOf(file: DocFile, name: string, given: string | undefined, site: Config): string {
  if (given?.startsWith('/')) return given
  const folder = file.folder === '' ? '' : `/${file.folder}`
  if (given !== undefined) return relativeSlug(folder, given)
  return isFolderIndex(file, site) ? `${folder}/` : `${folder}/${name}`
}

/** Whether the slug ends with a slash, as that of a folder's main document does. */
export const hasFolderSlug = ({ file, page }: Pick<Doc, 'file' | 'page'>, site: Config): boolean => {
  const { id = file.name, slug } = page.facts.frontMatter
  return slugOf(file, id, slug, site).endsWith('/')
}

const atField = (
  file: SourcePath,
  code: 'invalidId' | 'invalidSlug',
  message: string,
  hint: string,
): Diagnostic => ({
  code,
  file,
  line: 1,
  column: 1,
  message,
  hint,
  find: [code === 'invalidId' ? 'id:' : 'slug:'],
})

const duplicateId = (doc: Omit<Doc, 'sidebar'>, first: Omit<Doc, 'sidebar'>): Diagnostic => ({
  code: 'duplicateId',
  file: doc.page.source,
  line: 1,
  column: 1,
  message: `The document id "${doc.id}" is already used by ${first.page.source}.`,
  hint: 'Give one of them another id in its front matter.',
  find: ['id:'],
})
