// A key for each group of pages, such as a version in one language: the hash of everything that its pages
// depend on. Where it is that of the last build, they are unchanged, whatever happened in other groups
// (unchangedPages.ts).
import { hashOf } from '../io/hash.ts'
import type { ContentKind, PlannedSite } from '../kinds/contentKind.ts'
import { contentsIn, kindOf } from '../kinds/index.ts'
import { bodyIdentity, bodyOf } from '../model/bodyRef.ts'
import type { PageFacts } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { SourcePath } from '../shared/paths.ts'
import { type BuildInputs, type KeyContext, keyWith } from './buildKey.ts'
import { mayHaveChanged } from './fileHashes.ts'
import { filesKey, statKey } from './fileRecord.ts'

export interface GroupInputs extends BuildInputs {
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  readonly site: PlannedSite
  /** Data files that the plan was made from. */
  readonly data: ReadonlyMap<SourcePath, unknown>
  /** Hash of what every page has (structureKey.ts). */
  readonly shared: string
}

/** `en/docs/default/1.0`; null for a page that may show any other. */
export function groupOf(route: Route, site: Pick<PlannedSite, 'kinds'>): string | null {
  const kind = kindOf(route, site)
  return kind.groups ? `${route.locale}/${kind.name}/${kind.groups.nameFor(route)}` : null
}

export const noKeys: ReadonlyMap<string, string> = new Map()

/** Name of a group → its key; none when they are not certain. */
export function groupKeys(inputs: GroupInputs, context: KeyContext): ReadonlyMap<string, string> {
  const groups = groupsIn(inputs.site)
  const keys = keysOfFiles(groups, inputs, context)
  if (!keys) return noKeys
  const seen = hashOf(JSON.stringify([groups.map(({ outline }) => outline), keys.names]), linked(inputs.site))
  const common = hashOf(keyWith(keys.common, inputs, context), inputs.shared, seen)
  return new Map(
    groups.map(({ name, folders, files }) => {
      const own = [...folders, ...files].map((place) => keys.own.get(place)?.join('\n') ?? '')
      return [name, hashOf(common, name, ...own)]
    }),
  )
}

type Group = ReturnType<NonNullable<ContentKind['groups']>['in']>[number]

const groupsIn = (site: PlannedSite): readonly Group[] =>
  site.locales
    .flatMap((locale) =>
      contentsIn(locale, site).flatMap(({ kind, content }) =>
        (kind.groups?.in(content) ?? []).map((group) => ({
          ...group,
          name: `${locale.locale}/${kind.name}/${group.name}`,
        })),
      ),
    )
    // Documents in the root are around all others.
    .filter(({ folders }) => !folders.includes(''))

/** What links of any page may lead to, and where. */
function linked({ routes, redirects, madeFiles }: PlannedSite): string {
  const rows = routes.map(({ path, locale, kind, type, source, folders, page, deep, hasUrl }) =>
    [
      path,
      locale,
      kind,
      type,
      source,
      folders?.folder,
      folders?.relative,
      page !== null,
      deep,
      hasUrl,
    ].join(),
  )
  return hashOf(rows.join('\n'), JSON.stringify([redirects, [...madeFiles]]))
}

interface FileKeys {
  /** Of files that belong to no group, without pages. */
  readonly common: string
  /** Folder or file of a group → keys of its pages and data files. */
  readonly own: ReadonlyMap<string, readonly string[]>
  /** Data files in `own`: a link can lead to one. */
  readonly names: readonly SourcePath[]
}

/** Null when a file was touched so recently that its stat proves nothing. */
function keysOfFiles(
  groups: readonly Group[],
  { scan: { files, startedAt }, pages, data }: GroupInputs,
  { hashes, project }: KeyContext,
): FileKeys | null {
  const own = new Map<string, string[]>(
    groups.flatMap((group) => [...group.folders, ...group.files].map((place) => [place, []])),
  )
  const common: [SourcePath[], string[]] = [[], []]
  const names: SourcePath[] = []
  const hooked = project.config.frontMatterHook !== null
  for (const [source, stat] of files) {
    const facts = pages.get(source)
    const hash = facts ? identityOf(facts, hooked) : hashes.get(source, stat)
    if (hash === undefined && mayHaveChanged(stat, startedAt)) return null
    const key = hash ?? statKey(stat)
    const places = facts || data.has(source) ? placesOf(source, own) : []
    for (const place of places) own.get(place)?.push(`${source} ${key}`)
    if (places.length > 0 && !facts) names.push(source)
    // Of other pages, no group shows more than the routes.
    if (places.length > 0 || facts) continue
    common[0].push(source)
    common[1].push(key)
  }
  return { common: filesKey(...common), own, names }
}

/** A hook for front matter may return anything. */
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
