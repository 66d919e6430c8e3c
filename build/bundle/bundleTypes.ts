// The bundler's options, and its messages as diagnostics.
import type { Location, Message, Plugin } from 'esbuild'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { PluginOutcome } from '../model/pluginOutcome.ts'
import type { Config } from '../model/project.ts'
import type { DiagnosticCode } from '../model/rules.ts'
import { systemMessage, systemReason } from '../model/systemReason.ts'
import type { OfflineOptions } from '../shared/offline.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import type { StyleSource } from './styles/styleSource.ts'
import { sourceName, sourceOf } from './workFolder/workNames.ts'

export interface BundleOptions {
  readonly root: string
  readonly engineRoot: string
  readonly cacheFolder: string
  readonly config: Config
  readonly configFile: SourcePath | null
  readonly plugins: PluginOutcome
  /** Hash of the engine's code: a new engine bundles again. */
  readonly engine: string
  /** React pages, by source. */
  readonly pages: readonly SourcePath[]
  /** Markdown files with code; null when they are not known yet, and those of the last bundle are assumed. */
  readonly codePages: readonly SourcePath[] | null
  /** Other settings that affect how Markdown is read: plugins of the site. */
  readonly reading: string
  /** Makes source maps of the server's code. */
  readonly sourceMaps?: boolean
  /**
   * `'leave out'`: the server's code is without large modules that are imported later (leaveOutPlugin.ts).
   * `'both'`: pages need them while they are rendered. The names and hashes are those of the code without
   * them, so that what is written does not depend on what an earlier build has learned.
   */
  readonly largeImports?: 'leave out' | 'both'
  /** The site's style sheets, where something has read them before the bundler. */
  readonly styles?: StyleSource
  /** Of the theme that the package contains: further plugins of the run for browsers, before the others. */
  readonly forBrowsers?: readonly Plugin[]
  /** A Markdown file as a JavaScript module. */
  readonly compile: (source: SourcePath, text: string) => Promise<string>
  /** The values beside the elements of a Markdown file as a module, for themes that show elements. */
  readonly compileValues?: (source: SourcePath, text: string) => Promise<string>
}

/** Offline options for the browser code; null when the site has no offline mode. */
export const offlineOptions = ({ pwa }: Config): OfflineOptions | null =>
  pwa === null || pwa === 'remove' ? null : { strategies: pwa.strategies, debug: pwa.debug }

/** The code of one search goes into a bundle: the embedded one, DocSearch, or DocSearch with Ask AI. */
export function searchKind({ search }: Config): 'local' | 'docsearch' | 'askAi' {
  if (search?.provider !== 'algolia') return 'local'
  return search.askAi === null ? 'docsearch' : 'askAi'
}

export const toDiagnostic = <C extends DiagnosticCode>(
  message: Message,
  code: C,
): Diagnostic & { readonly code: C } => ({
  code,
  ...(unreadFile(message) ?? located(message)),
})

/** A plugin could not read the file. What the scan says about it is enough. */
function unreadFile({ detail }: Message): Omit<Diagnostic, 'code'> | null {
  if (!(detail instanceof Error) || systemMessage(detail) === null || !('path' in detail)) return null
  const file = sourceIn(String(detail.path))
  return {
    ...{ file, line: 0, column: 0, about: [`file ${file}`] },
    message: `The file cannot be read: ${systemReason(detail)}.`,
    hint: 'Name another file, or check its permissions.',
  }
}

/** A CSS module is compiled before esbuild reads it: what a message is about is searched for in the file. */
const compiled = /^css-module:/

function placeOf(location: Location | null): Pick<Diagnostic, 'line' | 'column' | 'find'> {
  if (location === null) return { line: 0, column: 0 }
  if (!compiled.test(location.file)) return { line: location.line, column: columnOf(location) }
  const bytes = Buffer.from(location.lineText).subarray(location.column, location.column + location.length)
  const word = /^(?:url\()?["']?(.*?)["']?\)?$/s.exec(bytes.toString())?.[1]
  return { line: 0, column: 0, ...(word ? { find: [word] } : {}) }
}

const located = (message: Message): Omit<Diagnostic, 'code'> => ({
  file: message.location ? sourceIn(message.location.file.replace(compiled, '')) : null,
  ...placeOf(message.location),
  message: message.text,
  hint: message.location ? hintOf(message.location) : null,
})

/** All pages with code, by the names that their kinds use, and the path of each from the site's folder. */
export const namedPages = ({ root, pages, codePages }: BundleOptions): ReadonlyMap<SourcePath, SourcePath> =>
  new Map([...pages, ...(codePages ?? [])].map((page) => [page, sourceOf(page, root)]))

/** From a path in the folder that the bundler works in. */
function sourceIn(path: string): SourcePath {
  const name = path.replaceAll('\\', '/').replace(/^(?:.*\/)?theme\/work\/|^(?:\.\.\/)+/, '')
  return sourceName(name) ?? sourcePath(name)
}

/** The build's own proposals are sentences; those of esbuild are what it would insert, such as `)`. */
const hintOf = ({ suggestion }: Location): string | null =>
  suggestion && !/\s/.test(suggestion) ? `Write ${suggestion} there.` : suggestion || null

/** From 1, in UTF-16 units, where esbuild counts bytes; without the import that pageEntryPlugin.ts adds. */
export function columnOf({ line, column, lineText }: Location): number {
  const added = line === 1 ? (/^import "[^"]*[/\\]theme[/\\]{1,2}App\.tsx";/.exec(lineText)?.[0] ?? '') : ''
  // Some of the build's own messages come without the line.
  const before = lineText === '' ? column : Buffer.from(lineText).subarray(0, column).toString().length
  return Math.max(0, before - added.length) + 1
}
