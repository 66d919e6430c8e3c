// Files included by other files. Their headings, ids and links count where they are included; their HTML is
// put there when the page is rendered. Code blocks with the text of a file work the same way.

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { relativePath } from '../io/osPath.ts'
import { openReadable, type ReadableFiles } from '../io/readableFile.ts'
import { isSpecialFile } from '../io/specialFile.ts'
import { fileSyntax } from '../markdown/fileSyntax.ts'
import { readableFolders, refusalProblem } from '../model/config/readableFolders.ts'
import { type Diagnostic, inFile, type LocalDiagnostic } from '../model/diagnostics.ts'
import { nameOnDisk } from '../model/nameOnDisk.ts'
import type { BodyRef, IncludeFact, PageFacts } from '../model/page.ts'
import type { PluginOutcome } from '../model/pluginOutcome.ts'
import type { Project } from '../model/project.ts'
import type { Subject } from '../model/subjects.ts'
import { nearest } from '../model/text/nearest.ts'
import { folderHash, hashOutsideFiles } from '../reuse/buildKey.ts'
import { codeBodyOf } from '../reuse/keys.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import type { Store } from '../reuse/store.ts'
import { addAll } from '../shared/addAll.ts'
import { byName } from '../shared/byName.ts'
import { readMeta } from '../shared/code/meta.ts'
import { linesIn, regionIn, regionNames } from '../shared/code/regions.ts'
import { folderOf, includedPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import { composePage, type IncludedPart } from './composePage.ts'
import { openFilesAround } from './filesAround.ts'
import { type NamePlaces, nameIncludes } from './includeNames.ts'
import type { ParseResult } from './parseFile.ts'
import { secretProblems } from './secretProblems.ts'

export interface IncludedPages {
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  readonly diagnostics: readonly Diagnostic[]
  /** Hashes of included files that are in no content folder: the build depends on them, too. */
  readonly outside: ReadonlyMap<SourcePath, string>
}

/** The parts of a run that including needs. */
export interface IncludeOptions {
  readonly project: Project
  readonly store: Store
  readonly markdownKey: string
  readonly workers: { readonly inline: () => Promise<IncludeWork> }
  readonly engineRoot: string
  readonly plugins: Pick<PluginOutcome, 'browser'>
}

interface IncludeWork {
  /** Functions of the site take no part in reading files outside its content. */
  readonly parsePlain: (job: ParseJob) => ParseResult
  /** Stores a code block with the text of a file as the body `key`; returns what is wrong with it. */
  readonly codeFile: (key: string, text: string, info: string) => readonly LocalDiagnostic[]
}

interface State extends Pick<IncludeOptions, 'project' | 'markdownKey'> {
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  /** Files of the content and static folders. */
  readonly files: ReadonlySet<SourcePath>
  readonly work: IncludeWork
  readonly names: NamePlaces
  readonly readable: ReadableFiles
  readonly diagnostics: Diagnostic[]
  readonly outside: Map<SourcePath, string>
  readonly composed: Map<SourcePath, PageFacts>
  /** Files in a circle and files that include them: their code fails when it is run. */
  readonly circular: Set<SourcePath>
  /** Files that are included, but in no content folder. Pages with code need their links. */
  readonly outsidePages: Map<SourcePath, PageFacts>
}

/** The pages with the facts of the files that they include. */
export async function includePages(
  pages: ReadonlyMap<SourcePath, PageFacts>,
  files: ReadonlySet<SourcePath>,
  { project, store, markdownKey, workers, engineRoot, plugins }: IncludeOptions,
): Promise<IncludedPages> {
  const including = [...pages].filter(([, facts]) => facts.includes)
  if (including.length === 0) return { pages, diagnostics: [], outside: new Map() }
  const state: State = {
    pages,
    files,
    project,
    markdownKey,
    work: await workers.inline(),
    names: {
      ...{ root: project.root, engineRoot, aliases: plugins.browser.aliases },
      around: openFilesAround(project),
    },
    readable: openReadable(readableFolders(project)),
    diagnostics: [],
    outside: new Map(),
    composed: new Map(),
    circular: new Set(),
    outsidePages: new Map(),
  }
  const all = new Map(pages)
  for (const [source, facts] of including) all.set(source, compose({ source, above: [] }, facts, state))
  for (const [source, facts] of state.outsidePages) all.set(source, facts)
  await store.flush()
  for (const [source, hash] of ignoreFilesOf(state)) state.outside.set(source, hash)
  const outside = new Map([...state.outside].sort(byName))
  return { pages: all, diagnostics: withHidden(state), outside }
}

/** The first circle hides what the code of all pages with a circle does. */
function withHidden({ diagnostics, circular }: State): readonly Diagnostic[] {
  const first = diagnostics.findIndex(({ code }) => code === 'includeCycle')
  const hides = [...circular].flatMap((one): Subject[] => [`code ${one}`, `ids ${one}`])
  return diagnostics.map((one, at) => (at === first ? { ...one, hides } : one))
}

/** A change of a `.gitignore` changes what may be included. */
const ignoreFilesOf = ({ readable, project: { root } }: State): ReadonlyMap<SourcePath, string> =>
  hashOutsideFiles(
    readable.ignoreFiles().map((file) => sourcePath(relativePath(root, file))),
    root,
  )

/** The file that includes, and the files through which it is included itself. */
interface Place {
  readonly source: SourcePath
  readonly above: readonly SourcePath[]
}

function compose(place: Place, facts: PageFacts, state: State): PageFacts {
  const known = state.composed.get(place.source)
  if (known) return known
  if (!facts.includes) return facts
  const named = nameIncludes(facts, place.source, state.names)
  const whole = composePage(named, (include) => partOf(include, place, state))
  state.composed.set(place.source, whole)
  return whole
}

function partOf(include: IncludeFact, place: Place, state: State): IncludedPart | null {
  const target = find(include, place.source, state)
  if (!target) return null
  if (include.code !== undefined) return { body: codeFile(target, include, place.source, state) }
  const facts = includedFacts(target, include, place, state)
  return facts && { source: target, facts }
}

function find(include: IncludeFact, source: SourcePath, state: State): SourcePath | null {
  const { pages, files, project, outside, diagnostics, readable } = state
  const { specifier, line, column, isPackage } = include
  const target = sourcePath(nameOnDisk(includedPath(specifier, source), files))
  const file = join(project.root, target)
  const isPage = pages.has(target) && include.code === undefined
  const refusal = isPage ? null : readable.refusal(file, isPackage)
  const isRefused = refusal !== null && refusal !== 'missing'
  // Hashed before it is read: the next build sees what is saved meanwhile, or comes.
  if (!isRefused && !files.has(target) && !outside.has(target))
    for (const [name, hash] of hashOutsideFiles([target], project.root)) outside.set(name, hash)
  const isUnread = outside.get(target) === folderHash
  if (refusal === null && !isUnread) return target
  const problem = isRefused
    ? refusalProblem(refusal, specifier, 'so it is not included')
    : isUnread
      ? unreadProblem(specifier, target, file)
      : problemOf(specifier, source, target, state)
  diagnostics.push({ file: source, line, column, ...problem })
  return null
}

/** A folder, or a file without permission, which is reported itself where it is content. */
function unreadProblem(specifier: string, target: SourcePath, file: string) {
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
  const isSpecial = isSpecialFile(file)
  const reason = isFolder ? 'is a folder' : isSpecial ? 'is not a regular file' : 'cannot be read'
  const about: readonly Subject[] = [`file ${target}`]
  return {
    ...{ code: 'missingInclude' as const, about },
    message: `${specifier} ${reason}, so it cannot be included.`,
    hint: isFolder ? 'Name a file in it.' : isSpecial ? 'Name another file.' : 'Check its permissions.',
  }
}

function problemOf(
  specifier: string,
  source: SourcePath,
  target: SourcePath,
  { pages }: State,
): Pick<Diagnostic, 'code' | 'message' | 'hint' | 'hides'> {
  const similar = nearest(
    target,
    [...pages.keys()].filter((one) => one !== source && folderOf(one) === folderOf(target)),
  )
  return {
    code: 'missingInclude',
    message: `There is no file ${specifier} to include.`,
    hides: [`import ${source} ${specifier}`],
    hint: similar
      ? `Did you mean ${similar}?`
      : 'Correct the path. It is relative to this file, or begins with @site/.',
  }
}

function includedFacts(
  target: SourcePath,
  { line, column }: IncludeFact,
  { source, above }: Place,
  state: State,
): PageFacts | null {
  if (target === source || above.includes(target)) {
    const chain = [...above, source, target].join(' → ')
    for (const one of [...above, source]) state.circular.add(one)
    state.diagnostics.push({
      code: 'includeCycle',
      file: source,
      line,
      column,
      message: `The file includes itself: ${chain}.`,
      hint: 'Remove one of these imports.',
    })
    return null
  }
  const known = state.pages.get(target)
  const facts = known ?? parseOutside(target, state)
  const whole = facts && compose({ source: target, above: [...above, source] }, facts, state)
  if (state.circular.has(target)) state.circular.add(source)
  if (whole && !known) state.outsidePages.set(target, whole)
  return whole
}

/** A Markdown file outside the content, such as the project's README. */
function parseOutside(target: SourcePath, { project, work, diagnostics }: State): PageFacts | null {
  const syntax = fileSyntax(target, project.config.markdown.format)
  if (!syntax) return null
  const { facts, diagnostics: found } = work.parsePlain({ source: target, syntax })
  addAll(
    diagnostics,
    [...found, ...(facts?.diagnostics ?? [])].map((one) => inFile(target, one)),
  )
  return facts
}

function codeFile(
  target: SourcePath,
  { code = '', line, column }: IncludeFact,
  source: SourcePath,
  { project, markdownKey, work, diagnostics }: State,
): BodyRef {
  const text = readFileSync(join(project.root, target), 'utf8')
  const key = codeBodyOf({ markdownKey, text, fence: code })
  const found = work.codeFile(key, text, code)
  for (const one of [...found, ...missingPart(target, text, code), ...secretProblems(text)])
    diagnostics.push({ ...one, file: source, line, column })
  return { key, firstLink: 0, includes: [] }
}

/** A region or lines that the file does not have. Without the region, the block shows the whole file. */
function missingPart(target: SourcePath, text: string, fence: string): readonly LocalDiagnostic[] {
  const { file } = readMeta(fence)
  const missing = { code: 'missingInclude' as const, line: 0, column: 0 }
  if (file?.region) {
    if (regionIn(text, file.region) !== null) return []
    const similar = nearest(file.region, regionNames(text))
    const hint = similar
      ? `Did you mean ${similar}?`
      : `Write "#region ${file.region}" in a comment of the file.`
    return [{ ...missing, message: `${target} has no region "${file.region}".`, hint }]
  }
  if (file?.from === null || file?.from === undefined || linesIn(text, file.from, file.to) !== '') return []
  const last = text.trimEnd().split('\n').length
  return [
    {
      ...missing,
      message: `${target} has no text in ${file.from === file.to ? `line ${file.from}` : `lines ${file.from} to ${file.to}`}.`,
      hint: `Name lines between 1 and ${last}, or a region, which moves with its text.`,
    },
  ]
}
