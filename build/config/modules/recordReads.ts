// Files and environment variables that code of the site reads while it runs. A value that was made from them
// is out of date when one of them changes, which the code itself does not show. packageReads.ts follows
// packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf } from '../../io/hash.ts'
import { isOutputFolder } from '../../io/output/outputFolder.ts'
import { isSpecialFile } from '../../io/specialFile.ts'
import { languageVariable } from '../inLanguages.ts'

/**
 * `time:` and a moment, `env:NAME` of a variable, the absolute path of a file, `dir:` and that of a folder,
 * `head:` and that of a Markdown file whose URL is used.
 */
export type ReadName = string

/** Whether a moment has come. */
export const timeName = (moment: string): ReadName => `time:${moment}`

/** Milliseconds that count instead of the clock. */
export const clockVariable = 'TROODON_NOW'

export const headName = (file: string): ReadName => `head:${file}`

export interface Reads {
  readonly names: ReadonlySet<ReadName>
  /** `fs` and `fs/promises` that record what is read; other modules as they are. */
  readonly wrap: (id: string, module: unknown) => unknown
  /** Node's `process` whose variables are recorded. */
  readonly process: NodeJS.Process
  /** Calls the function before each later read of something that has not been read so far. */
  readonly onRead: (note: (name: ReadName) => void) => void
}

export function recordReads(): Reads {
  const names = new Set<ReadName>()
  let listener: (name: ReadName) => void = () => {}
  const add = (name: ReadName): void => {
    if (names.has(name)) return
    names.add(name)
    listener(name)
  }
  return {
    names,
    wrap: (id, module) => (/^(?:node:)?fs(?:\/promises)?$/.test(id) ? recordingFs(module, add) : module),
    process: recordingProcess(add),
    onRead(note) {
      listener = note
    },
  }
}

type Add = (name: ReadName) => void

/** Functions of `fs` by what they read. */
export const readers: Readonly<Record<string, 'file' | 'folder'>> = {
  ...Object.fromEntries(
    ['readFile', 'stat', 'lstat', 'access', 'exists']
      .flatMap((name) => [name, `${name}Sync`])
      .concat('createReadStream', 'openAsBlob')
      .map((name) => [name, 'file' as const]),
  ),
  ...{ readdir: 'folder', readdirSync: 'folder', opendir: 'folder', opendirSync: 'folder' },
}

function recordingFs(module: unknown, add: Add): unknown {
  if (typeof module !== 'object' || module === null) return module
  return new Proxy(module, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      if (key === 'promises') return recordingFs(member, add)
      const kind = typeof key === 'string' ? readers[key] : undefined
      if (!kind || typeof member !== 'function') return member
      return (path: unknown, ...rest: unknown[]) => {
        const name = nameOfRead(path, kind)
        if (name !== null) add(name)
        return Reflect.apply(member, target, [path, ...rest])
      }
    },
  })
}

/** Null for a number, which is an open file. */
export function nameOfRead(path: unknown, kind: 'file' | 'folder'): ReadName | null {
  const name = absolute(path)
  return name !== null && kind === 'folder' ? `dir:${name}` : name
}

function absolute(path: unknown): string | null {
  if (path instanceof URL) return path.protocol === 'file:' ? fileURLToPath(path) : null
  return typeof path === 'string' || Buffer.isBuffer(path) ? resolve(String(path)) : null
}

function recordingProcess(add: Add): NodeJS.Process {
  const own = new Set<string | symbol>()
  const note = (key: string | symbol): void => {
    if (typeof key === 'string' && !own.has(key)) add(`env:${key}`)
  }
  const env = new Proxy(process.env, {
    get(target, key) {
      note(key)
      return Reflect.get(target, key) as unknown
    },
    has(target, key) {
      note(key)
      return Reflect.has(target, key)
    },
    set(target, key, value) {
      // Made by the code itself.
      own.add(key)
      return Reflect.set(target, key, value)
    },
  })
  return new Proxy(process, {
    get: (target, key) => (key === 'env' ? env : (Reflect.get(target, key) as unknown)),
  })
}

/**
 * The current state: a hash, or a word if it does not exist. The variable for the language is set by the
 * build itself, so it says nothing about changes.
 */
export function hashOfRead(name: ReadName): string {
  if (name === `env:${languageVariable}`) return 'language'
  if (name.startsWith('time:')) {
    const now = Number(process.env[clockVariable] ?? Date.now())
    return now < Date.parse(name.slice('time:'.length)) ? 'ahead' : 'past'
  }
  if (name.startsWith('env:')) return hashOf(process.env[name.slice('env:'.length)] ?? '\0')
  try {
    if (name.startsWith('head:')) return hashOf(...headOf(readFileSync(name.slice('head:'.length), 'utf8')))
    if (name.startsWith('dir:')) return hashOf(...namesIn(name.slice('dir:'.length)))
    return isSpecialFile(name) ? 'folder' : hashOf(readFileSync(name))
  } catch {
    return existsSync(name) ? 'folder' : 'missing'
  }
}

/** The front matter that decides the URL of a page. */
const headOf = (text: string): readonly string[] =>
  (/^\uFEFF?---[\s\S]*?\n---/.exec(text)?.[0] ?? '').match(
    /^(?:id|slug|draft|date|parse_number_prefixes)\s*:.*(?:\n[ \t].*)*/gm,
  ) ?? []

/** Without the folders that builds make. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => !entry.isDirectory() || !(made.has(entry.name) || isOutputFolder(join(folder, entry.name))),
    )
    .map(({ name }) => name)
    .sort()

const made: ReadonlySet<string> = new Set(['.cache', '.docusaurus'])
