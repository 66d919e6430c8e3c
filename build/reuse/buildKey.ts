// The key of a whole build: the hash of everything that its output depends on. Where it is that of the last
// build, nothing is done (`isCurrent`).
import { join, relative } from 'node:path'
import { hashOfRead, type ReadName } from '../config/modules/recordReads.ts'
import { findPackage } from '../io/findPackage.ts'
import { hashOf } from '../io/hash.ts'
import type { Bundle } from '../model/bundle.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import { type FileHashes, mayHaveChanged, type ScannedFiles } from './fileHashes.ts'
import { filesKey, statKey } from './fileRecord.ts'
import { type HistoryPlace, historyKey } from './historyKey.ts'

/** The inputs of a build. */
export interface BuildInputs {
  readonly scan: ScannedFiles & {
    /** Files and folders that were left out, which are not among the files. */
    readonly unread: ReadonlyMap<SourcePath, string>
    readonly diagnostics: readonly unknown[]
  }
  readonly bundle: Bundle
  /** Files outside the content folders, with the hash of their content. */
  readonly outside: ReadonlyMap<SourcePath, string>
}

/** The engine, its settings and the recorded hashes of files. A session has them. */
export interface KeyContext extends HistoryPlace {
  readonly markdownKey: string
  readonly siteCodeKey: string
  readonly project: HistoryPlace['project'] & {
    readonly configHash: string
    readonly lateReads: string
    readonly config: { readonly frontMatterHook: unknown }
  }
  readonly hashes: Pick<FileHashes, 'get' | 'compare'>
  readonly plugins: { readonly key: string }
}

/**
 * Null when it is not certain: a file was touched so recently that its stat proves nothing, or git was not
 * asked about this commit. `before` has hashes that count instead of those of the files now.
 */
export function buildKey(
  inputs: BuildInputs,
  context: KeyContext,
  before: ReadonlyMap<SourcePath, string> = new Map(),
): string | null {
  const compared = context.hashes.compare(inputs.scan)
  // Usually, only a few files differ from the record.
  return compared?.changed.every((source) => before.has(source))
    ? keyAtCommit(compared.key, inputs, context)
    : keyOf(inputs, context, (source) => before.get(source) ?? null)
}

/** `keyOfPage` returns the key of a file that replaces its content, or null to use the content. */
export function keyOf(
  inputs: BuildInputs,
  context: KeyContext,
  keyOfPage: (source: SourcePath) => string | null,
): string | null {
  const { files, startedAt } = inputs.scan
  const keys: string[] = []
  for (const [source, stat] of files) {
    const key = keyOfPage(source) ?? context.hashes.get(source, stat)
    if (key === undefined && mayHaveChanged(stat, startedAt)) return null
    keys.push(key ?? statKey(stat))
  }
  return keyAtCommit(filesKey([...files.keys()], keys), inputs, context)
}

function keyAtCommit(files: string, inputs: BuildInputs, context: KeyContext): string | null {
  const history = historyKey(context)
  return history === null ? null : hashOf(keyWith(files, inputs, context), history)
}

/** Everything except files and code of pages. */
export const settingsOf = ({
  engine,
  markdownKey,
  siteCodeKey,
  project,
  plugins,
}: SettingsContext): string[] => [
  ...[engine, markdownKey, siteCodeKey],
  ...[project.configHash, project.lateReads, plugins.key],
]

export interface SettingsContext
  extends Pick<KeyContext, 'engine' | 'markdownKey' | 'siteCodeKey' | 'plugins'> {
  readonly project: Pick<KeyContext['project'], 'configHash' | 'lateReads'>
}

/** The key of a build whose files have this key, without what it shows of their history. */
export function keyWith(files: string, { scan, bundle, outside }: BuildInputs, context: KeyContext): string {
  const mermaid = findPackage('mermaid', context.project.root)?.version ?? ''
  const code = [bundle.key, ...Object.values(bundle.pages).map(({ key }) => key)]
  const settings = [mermaid, ...settingsOf(context)]
  return hashOf(JSON.stringify([settings, code, [...outside], [...scan.unread], scan.diagnostics, files]))
}

/** Current hashes of files outside the content. They are few, so their content is read. */
export const hashOutsideFiles = (
  sources: readonly SourcePath[],
  root: string,
): ReadonlyMap<SourcePath, string> =>
  new Map(sources.map((source) => [source, hashOfRead(readOf(source, root))]))

const kindOfRead = /^(?:env:|dir:|time:)/

const isPlainRead = (name: string): boolean => /^(?:env|time):/.test(name)

/** The name under which a build records what code of the site has read: files and folders from the root. */
export function sourceOfRead(name: ReadName, root: string): SourcePath {
  if (isPlainRead(name)) return name as SourcePath
  const kind = kindOfRead.exec(name)?.[0] ?? ''
  return sourcePath(kind + relative(root, name.slice(kind.length)))
}

function readOf(source: SourcePath, root: string): ReadName {
  if (isPlainRead(source)) return source
  const kind = kindOfRead.exec(source)?.[0] ?? ''
  return kind + join(root, source.slice(kind.length))
}

/** Whether it is a file, and not a folder's list or a variable. */
export const isFileRead = (source: SourcePath): boolean => !kindOfRead.test(source)

/** The hash of a folder where a file was expected, and of a file that cannot be read. */
export const folderHash = 'folder'
