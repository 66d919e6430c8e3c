// A key for each group of pages, such as a version in one language: the hash of everything that its pages
// depend on. Where it is that of the last build, they are unchanged, whatever happened in other groups
// (unchangedPages.ts).
import type { FileStat } from '../io/fileStat.ts'
import { readHead } from '../io/gitHead.ts'
import { hashOf } from '../io/hash.ts'
import type { ContentKind, DataContext, PlannedSite } from '../kinds/contentKind.ts'
import { contentsIn, kindOf } from '../kinds/index.ts'
import { resolveFromRoot } from '../link/hrefRegistry.ts'
import type { LinkIndex } from '../link/linkIndex.ts'
import { bodyIdentity, bodyOf } from '../model/bodyRef.ts'
import type { PageFacts } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { isBeside } from '../shared/hrefs.ts'
import type { SourcePath } from '../shared/paths.ts'
import { type BuildInputs, type KeyContext, keyWith } from './buildKey.ts'
import { mayHaveChanged } from './fileHashes.ts'
import { filesKey, statKey } from './fileRecord.ts'

export interface GroupInputs extends Omit<BuildInputs, 'outside'> {
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  /** Markdown files that no page depends on. */
  readonly unread: ReadonlySet<SourcePath>
  readonly site: PlannedSite
  /** Data files that the plan was made from. */
  readonly data: ReadonlyMap<SourcePath, unknown>
  /** Hash of what every page has (structureKey.ts). */
  readonly shared: string
  readonly index: LinkIndex
  readonly context: Pick<DataContext, 'sidebars' | 'alternates' | 'history' | 'behind'>
}

/** `en/docs/default/1.0`; null for a page that may show any other. */
export function groupOf(route: Route, site: Pick<PlannedSite, 'kinds'>): string | null {
  const kind = kindOf(route, site)
  return kind.groups ? `${route.locale}/${kind.name}/${kind.groups.nameFor(route)}` : null
}

export const noKeys: ReadonlyMap<string, string> = new Map()

/**
 * Name of a group → its key, without where its links lead (groupLinks.ts); none when they are not certain.
 * `outside` are the files outside the content that the build reads.
 */
export function groupKeys(
  inputs: GroupInputs,
  context: KeyContext,
): (outside: BuildInputs['outside']) => ReadonlyMap<string, string> {
  const groups = groupsIn(inputs.site)
  const routes = rowsOfRoutes(inputs)
  const short = shortener()
  const shown = new Map(
    groups.map((group) => {
      const rows = routes.get(group.name)?.join('\n') ?? ''
      return [group.name, hashOf(shownBy(group, inputs), rows, ...group.shownByPages.map(short))]
    }),
  )
  let files = keysOfFiles(groups, inputs, context)
  return (outside) => {
    // Some files are hashed while the site is linked.
    if (files?.unhashed.some(([source, stat]) => context.hashes.get(source, stat) !== undefined))
      files = keysOfFiles(groups, inputs, context)
    const known = files
    if (!known) return noKeys
    const common = hashOf(keyWith(known.common, { ...inputs, outside }, context), inputs.shared)
    return new Map(
      groups.map((group) => {
        const own = [...group.folders, ...group.files].flatMap((place) => known.own.get(place) ?? [])
        const head = group.callsSite ? readHead(context.project.root) : ''
        const rest = [shown.get(group.name) ?? '', filesOf(own, group, inputs), head]
        return [group.name, hashOf(common, group.name, ...rest)]
      }),
    )
  }
}

type Group = ReturnType<NonNullable<ContentKind['groups']>['in']>[number] & { readonly locale: string }

const groupsIn = (site: PlannedSite): readonly Group[] =>
  site.locales
    .flatMap((locale) =>
      contentsIn(locale, site).flatMap(({ kind, content }) =>
        (kind.groups?.in(content) ?? []).map((group) => ({
          ...group,
          locale: locale.locale,
          name: `${locale.locale}/${kind.name}/${group.name}`,
        })),
      ),
    )
    // The folder of documents in the root contains all other folders.
    .filter(({ folders }) => !folders.includes(''))

/** Files with their last changes and the paths of the pages that show them, perhaps in another group. */
function filesOf(
  files: readonly FileKey[],
  { locale }: Group,
  { index, context: { history } }: GroupInputs,
): string {
  const paths = index.bySource.get(locale)
  const rowOfFile = ([source, key]: FileKey) => `${source} ${key} ${paths?.get(source) ?? ''}`
  if (!history) return files.map(rowOfFile).join('\n')
  const changeOf = ([source]: FileKey) => JSON.stringify(history.get(source) ?? null)
  return files.map((file) => `${rowOfFile(file)} ${changeOf(file)}`).join('\n')
}

/** Data of other groups that pages show, besides the targets of links in their files. */
function shownBy({ shown, sidebars, hrefs, locale }: Group, { index, context }: GroupInputs): string {
  const items = sidebars.map((key) => context.sidebars.get(`${locale}/${key}`)?.hash ?? '')
  return JSON.stringify([shown, items, hrefs.map((href) => resolveFromRoot(href, locale, index))])
}

/** Group → its routes with what the plan of the whole site says of them. */
function rowsOfRoutes({ site, index, context }: GroupInputs): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<string, string[]>()
  for (const route of site.routes) {
    const group = groupOf(route, site)
    if (group === null) continue
    const own = rows.get(group)
    if (own) own.push(rowOf(route, index, context))
    else rows.set(group, [rowOf(route, index, context)])
  }
  return rows
}

function rowOf(route: Route, index: LinkIndex, { alternates, behind }: GroupInputs['context']): string {
  const { path, type, source, page, deep, hasUrl, image, locale } = route
  const shown = image === null || isBeside(image) ? '' : resolveFromRoot(image, locale, index).href
  const others = alternates.get(route)?.map(({ hreflang, href }) => `${hreflang} ${href}`) ?? []
  const isBehind = page !== null && behind.has(page.source)
  return [path, type, source, page !== null, isBehind, deep, hasUrl, shown, ...others].join()
}

/** Groups share long strings, so each string is hashed only once. */
function shortener(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    if (text.length < 64) return text
    const short = known.get(text) ?? hashOf(text)
    known.set(text, short)
    return short
  }
}

/** A file and the identity of its content. */
type FileKey = readonly [source: SourcePath, key: string]

interface FileKeys {
  /** Files outside all groups, without pages. */
  readonly common: string
  /** Folder or file of a group → keys of its pages and data files. */
  readonly own: ReadonlyMap<string, readonly FileKey[]>
  /** Files that count by their stat, as their content was never read. */
  readonly unhashed: readonly (readonly [SourcePath, FileStat])[]
}

/** Null when a file was touched so recently that its stat proves nothing. */
function keysOfFiles(
  groups: readonly Group[],
  { scan: { files, startedAt }, pages, unread, data }: GroupInputs,
  { hashes, project }: KeyContext,
): FileKeys | null {
  const own = new Map<string, FileKey[]>(
    groups.flatMap((group) => [...group.folders, ...group.files].map((place) => [place, []])),
  )
  const common: [SourcePath[], string[]] = [[], []]
  const unhashed: [SourcePath, FileStat][] = []
  const hooked = project.config.frontMatterHook !== null
  for (const [source, stat] of files) {
    if (unread.has(source)) continue
    const facts = pages.get(source)
    const hash = facts ? identityOf(facts, hooked) : hashes.get(source, stat)
    if (hash === undefined && mayHaveChanged(stat, startedAt)) return null
    if (hash === undefined) unhashed.push([source, stat])
    const key = hash ?? statKey(stat)
    const places = facts || data.has(source) ? placesOf(source, own) : []
    for (const place of places) own.get(place)?.push([source, key])
    // A group shows only the paths of other pages.
    if (places.length > 0 || facts) continue
    common[0].push(source)
    common[1].push(key)
  }
  return { common: filesKey(...common), own, unhashed }
}

/** A front matter hook can return anything. */
const identityOf = (facts: PageFacts, hooked: boolean): string =>
  bodyIdentity(bodyOf(facts)) + (hooked ? JSON.stringify(facts.frontMatter) : '')

/** The file itself and the folders around it, as far as groups have them. */
function placesOf(source: SourcePath, own: ReadonlyMap<string, unknown>): readonly string[] {
  const places = own.has(source) ? [source as string] : []
  for (let end = source.indexOf('/'); end !== -1; end = source.indexOf('/', end + 1)) {
    const folder = source.slice(0, end)
    if (own.has(folder)) places.push(folder)
  }
  return places
}
