// Which output has which path in `dist/`. Two outputs cannot have one path, and a file cannot be a folder.
// Asked for each output before it is written, so a lookup costs the same on a site of any size.
import { outputPathProblem } from '../io/output/outputFolder.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'

/** An output, as messages name it. */
export interface Owner {
  /** Outputs with equal keys are the same file. */
  readonly key: string
  /** The file of the site that it is made from, if there is one. */
  readonly source?: SourcePath | null | undefined
  /** In words, for an output without such a file: `the sitemap (sitemap)`. */
  readonly by?: string | undefined
}

interface Claim {
  /** Whether the output may be written. */
  readonly isFree: boolean
  readonly problem: Diagnostic | null
}

export type Claims = (path: OutputPath, owner: Owner) => Claim

const free: Claim = { isFree: true, problem: null }
const taken = (problem: Diagnostic | null): Claim => ({ isFree: false, problem })

export function openClaims(): Claims {
  const owners = new Map<string, Owner>()
  /** Folder → the first file in it. */
  const folders = new Map<string, string>()
  /** Path or folder in lower case → as it is written, where the two differ. */
  const spellings = { files: new Map<string, string>(), folders: new Map<string, string>() }

  /** The file that takes the place of this one, or a file that is in its place as a folder. */
  const exactRival = (path: string): Place | null => {
    if (owners.has(path)) return { path, at: path }
    const inside = folders.get(path)
    if (inside !== undefined) return { path: inside, at: path }
    for (const folder of foldersOf(path)) {
      if (folders.has(folder)) return null
      if (owners.has(folder)) return { path: folder, at: folder }
    }
    return null
  }
  /** The same on a disk that does not tell these names apart. */
  const similarRival = (path: string): Place | null => {
    const folded = fold(path)
    const file = otherThan(path, owners.has(folded) ? folded : spellings.files.get(folded))
    if (file !== null) return { path: file, at: file }
    const folder = otherThan(path, folders.has(folded) ? folded : spellings.folders.get(folded))
    if (folder !== null) return { path: folders.get(folder) as string, at: folder }
    for (const own of foldersOf(path)) {
      if (folders.has(own)) return null
      const key = fold(own)
      const taken = otherThan(own, owners.has(key) ? key : spellings.files.get(key))
      if (taken !== null) return { path: taken, at: taken }
    }
    return null
  }
  const add = (path: string, owner: Owner): void => {
    owners.set(path, owner)
    if (fold(path) !== path) spellings.files.set(fold(path), path)
    for (const folder of foldersOf(path)) {
      if (folders.has(folder)) return
      folders.set(folder, path)
      if (fold(folder) !== folder) spellings.folders.set(fold(folder), folder)
    }
  }

  return (path, owner) => {
    const wrong = outputPathProblem(path)
    if (wrong !== null) return taken(impossible(path, owner, wrong))
    const exact = exactRival(path)
    const rival = exact ?? similarRival(path)
    if (!exact) add(path, owner)
    if (!rival) return free
    const other = { ...(owners.get(rival.path) as Owner), ...rival }
    const own = { ...owner, path, at: path.split('/', other.at.split('/').length).join('/') }
    const isSame = other.key === owner.key && other.path.length === path.length
    if (exact) return taken(isSame ? null : clash(own, other))
    return !isSame ? { isFree: true, problem: similar(own, other) } : free
  }
}

interface Place {
  readonly path: string
  /** The path, or the folder of it, that both need. */
  readonly at: string
}

const otherThan = (path: string, found: string | undefined): string | null =>
  found === undefined || found === path ? null : found

/** As many disks compare names. Output paths have one Unicode form. */
const fold = (path: string): string => path.toLowerCase()

/** The folders of a path, the deepest first. */
function* foldersOf(path: string): Generator<string> {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    yield path.slice(0, end)
}

type Rival = Owner & Place

const nameOf = ({ source, by, path }: Owner & { readonly path: string }): string =>
  source ?? by ?? `the generated file ${path}`

/** One problem for two pages, which have several files each. */
const pair = (...owners: readonly [Rival, Rival]) => ({
  ...place(...owners),
  subject: owners.map(({ source, by, path }) => source ?? by ?? path).join(' '),
})

const place = (...owners: readonly Owner[]) => ({
  file: owners.map(({ source }) => source).find((source) => source != null) ?? null,
  line: 0,
  column: 0,
})

const hint =
  'Rename or move one of the files, change the slug of the page, or change the option that writes the other file.'

function clash(own: Rival, other: Rival): Diagnostic {
  const [file, inside] = own.path === own.at ? [own, other] : [other, own]
  const isSame = own.path === other.path
  return {
    code: 'reservedOutput',
    ...pair(own, other),
    message: isSame
      ? `Both ${nameOf(own)} and ${nameOf(other)} would be written to ${own.path}.`
      : `${file.at} would be a file, from ${nameOf(file)}, and a folder, for ${inside.path} from ${nameOf(inside)}.`,
    hint,
  }
}

const similar = (own: Rival, other: Rival): Diagnostic => ({
  code: 'similarOutput',
  ...pair(own, other),
  message: `${own.at} (${nameOf(own)}) and ${other.at} (${nameOf(other)}) differ only in case. Many disks and hosts keep only one of the two.`,
  hint,
})

const impossible = (path: string, owner: Owner, wrong: string): Diagnostic => ({
  code: 'reservedOutput',
  ...place(owner),
  message: `${JSON.stringify(path)}${owner.by ? `, ${owner.by},` : ''} cannot be written: ${wrong}.`,
  hint: 'Correct the option, slug or file name that it comes from.',
})
