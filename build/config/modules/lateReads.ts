// What functions of the configuration read when they are called: during a build, in any thread. Their
// results are kept by keys, which cannot contain what is not known before the call. So each thread notes a
// read before it happens, in a file of the cache. When something noted has changed, other keys are used.
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { hashOf } from '../../io/hash.ts'
import { outputFinder } from '../../io/output/outputFolder.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { hashOfRead, type ReadName } from './recordReads.ts'

export interface ReadFolders {
  readonly root: string
  readonly cacheFolder: string
}

const fileOf = ({ cacheFolder }: ReadFolders): string => join(cacheFolder, 'reads.log')

/**
 * Notes reads of this thread, each once. Files of packages and of the cache have keys of their own. What a
 * build wrote is no input: TypeScript looks for sources in the whole folder of a site.
 */
export function noteReads(folders: ReadFolders): (name: ReadName) => void {
  const { root, cacheFolder } = folders
  const noted = new Set<ReadName>()
  const isOutput = outputFinder(root)
  return (name) => {
    const path = name.replace(prefix, '')
    if (noted.has(name) || /[\\/]node_modules[\\/]/.test(path) || path.startsWith(cacheFolder)) return
    noted.add(name)
    if (isOutput(path)) return
    mkdirSync(cacheFolder, { recursive: true })
    appendFileSync(fileOf(folders), `${JSON.stringify([fromRoot(name, root), hashOfRead(name)])}\n`)
  }
}

/**
 * Part of keys: empty until something has changed that a function had read. Then the file begins again, with
 * what the noted files contain now.
 */
export function lateReadsKey(folders: ReadFolders): string {
  const text = readNotes(fileOf(folders))
  if (text === '') return ''
  const notes = text.split('\n').flatMap(parseNote)
  const key = notes.find(([name]) => name === '')?.[1] ?? ''
  const isOutput = outputFinder(folders.root)
  const now = new Map<string, string>()
  let isSame = true
  for (const [name, hash] of notes) {
    if (name === '' || isOutput(toRoot(name, folders.root).replace(prefix, ''))) continue
    const known = now.get(name) ?? hashOfRead(toRoot(name, folders.root))
    now.set(name, known)
    isSame &&= known === hash
  }
  if (isSame) return key
  const next = hashOf(key, ...[...now].flat())
  const lines = [['', next], ...now].map((note) => `${JSON.stringify(note)}\n`)
  writeWhole(fileOf(folders), lines.join(''))
  return next
}

/** The noted files, absolute. */
export const lateReadFiles = (folders: ReadFolders): readonly string[] =>
  readNotes(fileOf(folders))
    .split('\n')
    .flatMap(parseNote)
    .flatMap(([name]) => (/^(?:$|env:|dir:|head:)/.test(name) ? [] : toRoot(name, folders.root)))

function readNotes(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A damaged line counts as something that has changed. */
function parseNote(line: string): readonly (readonly [name: string, hash: string])[] {
  if (line === '') return []
  try {
    const [name, hash] = JSON.parse(line) as unknown[]
    return [[String(name), String(hash)]]
  } catch {
    return [[line, 'damaged']]
  }
}

const prefix = /^(?:dir|head):/

/** The cache may be restored elsewhere. */
function fromRoot(name: ReadName, root: string): string {
  if (name.startsWith('env:')) return name
  const [kind = ''] = prefix.exec(name) ?? []
  return kind + relative(root, name.slice(kind.length))
}

function toRoot(name: string, root: string): ReadName {
  if (name.startsWith('env:') || isAbsolute(name)) return name
  const [kind = ''] = prefix.exec(name) ?? []
  return kind + join(root, name.slice(kind.length))
}
