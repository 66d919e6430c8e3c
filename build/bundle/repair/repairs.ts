// Modules and imports that the bundler replaces: modules that cannot be compiled, imports that lead nowhere,
// and names that a module does not export. The next run puts stand-ins in their place, which fail only where
// they are used.
import type { Message } from 'esbuild'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { columnOf, toDiagnostic } from '../bundleTypes.ts'
import { bareImport, isFile } from './missingModules.ts'
import { missingPackage } from './missingPackage.ts'

/**
 * Code that fails shows a notice on its pages. An import that leads nowhere is also `missingModule`, which
 * prevents publishing, as the same import in Markdown does.
 */
export type Failure = Diagnostic & { readonly code: 'pageFailed' | 'missingModule' }

export interface MissingNames {
  /** The module that does not export them, as the bundler names it. */
  readonly target: string
  /** The modules that import them. */
  readonly importers: Set<string>
  /** The name of the missing module. */
  readonly names: Map<string, Failure>
}

export interface Repairs {
  /** Folder of the site. */
  readonly root: string
  /** Modules that cannot be compiled, as the bundler names them: `site/src/a.jsx`. */
  readonly files: Map<string, Failure>
  /** `importKey` of imports without a target. */
  readonly imports: Map<string, Failure>
  /** By `target`. */
  readonly names: Map<string, MissingNames>
  /** Components that replace parts of the theme, and modules and styles of all pages, that are left out. */
  readonly without: Map<string, Failure>
  /** Modules of packages whose URLs become imports, absolute. They are no mistakes. */
  readonly withUrls: Set<string>
  /** Files that any run has read and that are in no metafile, absolute: what fails may be corrected there. */
  readonly read: Set<string>
}

/** Packages are searched from `root`. */
export const noRepairs = (root: string): Repairs => ({
  root,
  files: new Map(),
  imports: new Map(),
  names: new Map(),
  without: new Map(),
  withUrls: new Set(),
  read: new Set(),
})

export const hasRepairs = ({ files, imports, names, without }: Repairs): boolean =>
  files.size + imports.size + names.size + without.size > 0

export const importKey = (importer: string, path: string): string => `${importer}\0${path}`

/** Adds the messages of esbuild. False if one of them is not caused by the site's code. */
export function addRepairs(messages: readonly Message[], repairs: Repairs): boolean {
  let isRepaired = true
  for (const message of messages) isRepaired = addRepair(message, repairs) && isRepaired
  return isRepaired
}

function addRepair(message: Message, { root, files, imports, names }: Repairs): boolean {
  const { location, text } = message
  if (!location || !isOfSite(location.file)) return false
  if (missingExport.test(text)) {
    addMissingName(message, names)
    return true
  }
  const path = importedIn(message)
  if (path === null) addFile(message, location.file, files)
  else imports.set(importKey(location.file, path), failureOf(message, { path, root }))
  return true
}

const missingExport = /^No matching export in "(.+)" for import "(.+)"$/

/** False for another message, and for a name that is known. */
export function addMissingName(message: Message, names: Repairs['names']): boolean {
  const { text, location } = message
  const [, target, name] = missingExport.exec(text) ?? []
  if (target === undefined || name === undefined || !location) return false
  const known = names.get(target) ?? { target, importers: new Set(), names: new Map() }
  if (known.names.has(name) && known.importers.has(location.file)) return false
  known.importers.add(location.file)
  if (!known.names.has(name)) known.names.set(name, missingName(name, target, message))
  names.set(target, known)
  return true
}

/** Others are often consequences of the first mistake in a file, or of a tag that is not closed. */
function addFile(message: Message, file: string, files: Repairs['files']): void {
  const known = files.get(file)
  if (!known || (known.message.startsWith('The character') && openTag(message) !== null))
    files.set(file, failureOf(message))
}

/** The site itself, files around it, and packages. */
const isOfSite = (name: string): boolean =>
  /^(?:[\w-]+:)?(?:site|above\d+|node_modules)\/|^generated:/.test(name)

/** The specifier of the import that a message is about; null when it is about something else. */
function importedIn({ text, location, pluginName }: Message): string | null {
  const unresolved = /^Could not resolve "(.+)"$/.exec(text)?.[1]
  // A plugin names the file, the import may name a loader too.
  if (unresolved !== undefined && (pluginName === '' || !location)) return unresolved
  if (!location || (pluginName === '' && !text.startsWith('No loader is configured'))) return null
  const bytes = Buffer.from(location.lineText)
  const words = bytes.subarray(location.column, location.column + location.length).toString()
  return (
    /^(?:url\()?(["'`])(.*)\1\)?$/s.exec(words)?.[2] ?? /^url\((.*)\)$/.exec(words)?.[1] ?? unresolved ?? null
  )
}

function missingName(name: string, target: string, message: Message): Failure {
  const module = /\bfrom\s*["']([^"']+)["']/.exec(message.location?.lineText ?? '')?.[1] ?? target
  return { ...failureOf(message), message: `${asWritten(module)} does not export ${name}.` }
}

/** A generated module of a plugin names a file of the site so. */
const asWritten = (path: string): string => path.replace(/^troodon-file:/, './')

interface Imported {
  /** As it is written. */
  readonly path: string
  /** Folder of the site. */
  readonly root: string
}

function failureOf(message: Message, imported: Imported | null = null): Failure {
  const path = imported && asWritten(bareImport(imported.path))
  const found = isMissing(message) ? missing(message) : toDiagnostic(message, 'pageFailed')
  const tag = openTag(message)
  if (tag !== null) return { ...found, ...tag }
  if (imported === null || path === null || !message.text.startsWith('Could not resolve'))
    return { ...found, message: found.message.replace(/([^.])$/, '$1.') }
  if (isFile(path) || (isAsset.test(path) && isStyleSheet.test(found.file ?? '')))
    return { ...found, message: `${path} cannot be imported: there is no such file.` }
  const { reason, hint } = missingPackage(path, imported.root)
  return { ...found, message: `${path} cannot be imported: ${reason}.`, hint }
}

/** `url(font.woff2)` in a style sheet is a file beside it. */
const isAsset = /\.(?:woff2?|[ot]tf|eot|svg|png|jpe?g|gif|webp|avif|ico|cur|mp4|webm)$/i
const isStyleSheet = /\.(?:css|s[ac]ss|less|styl|stylus)$/i

const isMissing = ({ text }: Message): boolean =>
  /^Could not resolve |^\S+ does not exist in the (?:theme|site)\./.test(text)

const missing = (message: Message): Failure => ({
  ...toDiagnostic(message, 'missingModule'),
  also: 'pageFailed',
})

/** A tag of JSX that is not closed, or closed by the tag of another element. */
function openTag({ text, notes }: Message): Partial<Failure> | null {
  const [, opened, name] =
    /^Unexpected (end of file before a closing|closing "[^"]*" tag does not match opening) "(.*)" tag$/.exec(
      text,
    ) ?? []
  const place = notes[0]?.location
  if (opened === undefined || !place) return null
  const closing = /^closing "([^"]*)"/.exec(opened)?.[1]
  if (closing === undefined)
    return {
      line: place.line,
      // The note is about the name after the bracket.
      column: columnOf(place) - 1,
      message: `<${name}> is never closed.`,
      hint: `Add </${name}>, or write <${name} />.`,
    }
  return {
    message: `</${closing}> does not match <${name}> in line ${place.line}.`,
    hint: `Add </${name}> before it, or remove it.`,
  }
}
