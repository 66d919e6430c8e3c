// Languages of code that a site takes from Prism: those that its file `prism-include-languages` adds, and
// those that its configuration names and highlight.js does not have. Sites without them cost a look for the
// file. The file runs when something that it read has changed: a record in the cache says what that is.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { hashOfRead } from '../../config/modules/recordReads.ts'
import { readSealed, writeSealed } from '../../io/cacheFiles/sealed.ts'
import { findPackage } from '../../io/findPackage.ts'
import { hashOf } from '../../io/hash.ts'
import { packageFile } from '../../io/packageFile.ts'
import { isKnownLanguage } from '../../markdown/codeLanguages.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { messageChain } from '../../model/messageChain.ts'
import type { Config, Project } from '../../model/project.ts'
import { sourcePath } from '../../shared/paths.ts'
import { type GrammarSource, includeFile, runGrammars } from './runGrammars.ts'

export interface CodeGrammars {
  /** For threads; null without the package `prismjs`. */
  readonly source: GrammarSource | null
  /** Hash of all that the grammars depend on. */
  readonly key: string
  /** Files that `watch` follows, absolute. */
  readonly files: readonly string[]
  readonly problems: readonly Diagnostic[]
}

interface Places {
  readonly engine: string
  readonly engineRoot: string
  readonly cacheFolder: string
}

/** Null for a site that needs no Prism. */
export function codeGrammars(places: Places, { root, config }: Pick<Project, 'root' | 'config'>) {
  const file = endings.map((ending) => includeFile(root) + ending).find(existsSync) ?? null
  const languages = config.markdown.prismLanguages
  if (file === null && languages.every((name) => isKnownLanguage(name, hasFile))) return null
  const prism = findPackage('prismjs', root)
  if (prism === null) return withoutPrism(file, root)
  const source: GrammarSource = {
    ...{ root, file, languages, prismFolder: prism.folder },
    engineRoot: places.engineRoot,
    cacheFolder: places.cacheFolder,
    siteConfig: siteConfigOf(config),
  }
  const about = hashOf(
    places.engine,
    prism.version,
    JSON.stringify([file && relative(root, file), languages]),
  )
  if (file === null) return { source, key: about, files: [], problems: [] } satisfies CodeGrammars
  const asked = hashOf(about, JSON.stringify(source.siteConfig))
  return grammarsOfFile(file, asked, source)
}

const endings = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '/index.ts', '/index.tsx', '/index.js']

function withoutPrism(file: string | null, root: string): CodeGrammars {
  const problem: Diagnostic = {
    code: 'missingPackage',
    file: file === null ? null : sourcePath(relative(root, file)),
    line: 0,
    column: 0,
    message: 'Languages of Prism need the package prismjs, which is not installed. Their code has no colors.',
    hint: 'Run npm install prismjs.',
  }
  return { source: null, key: 'none', files: [], problems: [problem] }
}

/** Whether highlight.js has the grammar. */
function hasFile(name: string): boolean {
  try {
    return existsSync(packageFile('highlight.js', `lib/languages/${name}.js`))
  } catch {
    return false
  }
}

/** The values that such files read; with more of them, each change of the configuration would change keys. */
function siteConfigOf({
  title,
  tagline,
  url,
  baseUrl,
  customFields,
  markdown,
}: Config): GrammarSource['siteConfig'] {
  const { prismLanguages: additionalLanguages, magicComments } = markdown
  const values = {
    ...{ title, tagline, url, baseUrl, customFields },
    themeConfig: { prism: { additionalLanguages, magicComments } },
  }
  return JSON.parse(JSON.stringify(values)) as GrammarSource['siteConfig']
}

/** The result of running the file. */
interface RunRecord {
  /** Hash of what the site asked for. */
  readonly asked: string
  /** The files that it read, relative to the root, with hashes. */
  readonly reads: readonly (readonly [name: string, hash: string])[]
  readonly failure: string | null
}

function grammarsOfFile(file: string, asked: string, source: GrammarSource): CodeGrammars {
  const { root, cacheFolder } = source
  const place = join(cacheFolder, 'grammars.json')
  const known = readRecord(place)
  // Files that were missing then can exist now.
  const isCurrent =
    known?.asked === asked &&
    known.failure === null &&
    known.reads.every(([name, hash]) => hashOfRead(fromRoot(name, root)) === hash)
  const record = isCurrent ? known : runAgain(asked, source)
  if (!isCurrent) {
    mkdirSync(dirname(place), { recursive: true })
    writeSealed(place, JSON.stringify(record))
  }
  const { reads, failure } = record
  const problem: Diagnostic = {
    code: 'unknownCodeLanguage',
    file: sourcePath(relative(root, file)),
    line: 0,
    column: 0,
    message: `Some languages that this file adds have no colors: ${failure}.`,
    hint: 'Correct the file, or install what it imports.',
  }
  return {
    source,
    key: hashOf(asked, ...reads.flat()),
    files: reads.flatMap(([name]) => (/^(?:env|dir):/.test(name) ? [] : [fromRoot(name, root)])),
    problems: failure === null ? [] : [problem],
  }
}

function readRecord(place: string): RunRecord | null {
  const text = readSealed(place)
  return text && (JSON.parse(text.toString('utf8')) as RunRecord)
}

function runAgain(asked: string, source: GrammarSource): RunRecord {
  const { reads, error, missing } = runGrammars(source)
  const failure =
    error !== null
      ? messageChain(error).replace(/\.$/, '')
      : missing.length > 0
        ? `Prism does not have ${missing.join(', ')}`
        : null
  const { root } = source
  return {
    asked,
    reads: [...new Set(reads)].sort().map((name) => [toRoot(name, root), hashOfRead(name)]),
    failure: failure?.replaceAll(root, '.') ?? null,
  }
}

/** The cache may be restored elsewhere. */
function toRoot(name: string, root: string): string {
  if (name.startsWith('env:')) return name
  const kind = name.startsWith('dir:') ? 'dir:' : ''
  return kind + relative(root, name.slice(kind.length)).replaceAll('\\', '/')
}

function fromRoot(name: string, root: string): string {
  if (name.startsWith('env:')) return name
  return name.startsWith('dir:') ? `dir:${join(root, name.slice(4))}` : join(root, name)
}
