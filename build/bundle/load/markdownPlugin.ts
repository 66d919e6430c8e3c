// esbuild plugin: Markdown files as modules, and a stand-in for modules that are not installed, so that one
// missing package does not stop the whole site.
import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname } from 'node:path'
import type { Location, Message, OnResolveResult, PartialMessage, Plugin, ResolveResult } from 'esbuild'
import { relativePath } from '../../io/osPath.ts'
import { readBytes } from '../../io/readText.ts'
import { messageChain } from '../../model/messageChain.ts'
import { positionAt } from '../../model/text/positionAt.ts'
import { verbatimPlace } from '../../model/text/verbatimPlace.ts'
import { type SourcePath, sourcePath } from '../../shared/paths.ts'
import { bareImport, isFile, type MissingModule } from '../repair/missingModules.ts'
import { isUrl, missingPackage } from '../repair/missingPackage.ts'
import { fileInOtherCase, otherCaseHint } from '../repair/wrongCase.ts'
import { withDynamicRequests } from '../resolve/dynamicRequests.ts'
import { readRequest } from '../resolve/requestPlugin.ts'
import { resolveAgain } from '../resolve/resolveAgain.ts'
import { triedRequires } from '../resolve/triedRequires.ts'
import { sourceName, workName } from '../workFolder/workNames.ts'

export interface MarkdownPluginOptions {
  /** The bundler's working folder. */
  readonly work: string
  /** Folder of the site. */
  readonly root: string
  readonly compile: (source: SourcePath, text: string) => Promise<string>
}

/** The module of a file in the bundler's working folder. */
export type MarkdownModule = (path: string, text: string) => Promise<string>

export const markdownModuleOf =
  ({ work, compile }: Pick<MarkdownPluginOptions, 'work' | 'compile'>): MarkdownModule =>
  async (path, text) =>
    withDynamicRequests(await compile(nameOf(work, path), text))

export function markdownPlugin(options: MarkdownPluginOptions): Plugin {
  const { work, root } = options
  const compiled = markdownModuleOf(options)
  return {
    name: 'troodon-markdown',
    setup(build) {
      const texts = new Map<string, string>()
      /** Module → what it requires in `try` blocks. */
      const tried = new Map<string, ReadonlySet<string>>()
      build.onLoad({ filter: /\.mdx?$/i, namespace: 'file' }, async ({ path }) => {
        const source = nameOf(work, path)
        try {
          const text = readBytes(path).toString('utf8')
          const contents = await compiled(path, text)
          texts.set(workName(source), text)
          tried.set(path, triedRequires(contents))
          return { contents, loader: 'jsx', resolveDir: dirname(path) }
        } catch (error) {
          return { errors: [{ text: messageChain(error), location: { file: workName(source) } }] }
        }
      })

      build.onEnd(({ errors, warnings }) => {
        for (const message of [...errors, ...warnings]) placeInSource(message, texts)
      })

      build.onResolve({ filter: /.*/ }, async (args) => {
        const { path, importer, kind, namespace, pluginData } = args
        if (pluginData?.markdown || namespace !== 'file' || !/\.mdx?$/i.test(importer)) return null
        const found = await resolveAgain(build, path, args, 'markdown')
        // Browsers have no modules of Node, and on the server, they could read any file. Node loads no URLs.
        const isRefused =
          found.external && (isBuiltin(path) || (kind !== 'dynamic-import' && isUrl.test(path)))
        const other = fileInOtherCase(found)
        if (found.errors.length === 0 && !isRefused && other === null) return resolved(found)
        const isTried = kind === 'require-call' && (tried.get(importer)?.has(path) ?? false)
        return {
          path,
          namespace: isTried ? 'tried' : 'missing',
          warnings: [missing({ path, importer, isTried, other }, { work, root })],
        }
      })
      build.onLoad({ filter: /.*/, namespace: 'missing' }, () => ({
        contents: standIn,
        loader: 'js',
        resolveDir: work,
      }))
      build.onLoad({ filter: /.*/, namespace: 'tried' }, ({ path }) => ({
        contents: `throw new Error(${JSON.stringify(`Cannot find module '${path}'`)})`,
        loader: 'js',
      }))
    },
  }
}

const resolved = ({ path, namespace, external, sideEffects, suffix }: ResolveResult): OnResolveResult => ({
  ...{ path, namespace, external, sideEffects, suffix },
})

/**
 * esbuild reports lines of the compiled code. `texts` are the sources by their names in the working folder.
 */
function placeInSource({ location, pluginName }: Message, texts: ReadonlyMap<string, string>): void {
  if (!location || pluginName !== '') return
  const name = /(?:^|\/)((?:site|above\d+)\/.*)$/.exec(location.file.replaceAll('\\', '/'))?.[1]
  const text = name === undefined ? undefined : texts.get(name)
  if (text === undefined) return
  Object.assign(location, placeInText(location, text))
}

/** The place of code in the text that it was compiled from, or the same where the text has no such line. */
export function placeInText(location: CodePlace, text: string): CodePlace {
  const index = Buffer.from(location.lineText).subarray(0, location.column).toString().length
  const place = verbatimPlace(text, location.lineText, index)
  if (place === null) return location
  const lineText = text.split('\n')[place.line - 1] ?? ''
  return { line: place.line, column: Buffer.byteLength(lineText.slice(0, place.column - 1)), lineText }
}

type CodePlace = Pick<Location, 'line' | 'column' | 'lineText'>

/** Every name imported from it is a component that renders its children. */
const standIn = `
const show = ({ children }) => children ?? null
const Missing = new Proxy(show, { get: (target, name) => (/^[A-Z]/.test(String(name)) ? Missing : target[name]) })
const names = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name === 'toc' ? [] : Missing), getPrototypeOf: () => names })
module.exports = names`

const nameOf = (work: string, path: string): SourcePath => {
  const name = relativePath(work, path)
  return sourceName(name) ?? sourcePath(name)
}

const isOfTheme = (path: string): boolean => /^@theme(?:-\w+)?\//.test(path)

function whyMissing(path: string, root: string): { readonly reason: string; readonly hint: string } {
  if (isBuiltin(path))
    return {
      reason: 'it is a module of Node, which pages do not have',
      hint: 'Use it in a component of the site, or in a plugin.',
    }
  if (isFile(path)) return { reason: 'there is no such file', hint: 'Correct the path.' }
  return isOfTheme(path)
    ? { reason: 'the theme has no such component', hint: '' }
    : missingPackage(path, root)
}

function missing(
  { path: written, importer, isTried, other }: MissingImport,
  { work, root }: Pick<MarkdownPluginOptions, 'work' | 'root'>,
): PartialMessage {
  const text = existsSync(importer) ? readFileSync(importer, 'utf8') : ''
  const { line, column } = positionAt(text, Math.max(0, text.indexOf(written)))
  const file = nameOf(work, importer)
  const path = bareImport(written)
  const detail: MissingModule = {
    path,
    folder: dirname(file),
    isReported: isTried || written.endsWith('?fence'),
  }
  const { reason, hint: general } = whyMissing(path, root)
  const hint = other === null ? general : otherCaseHint(other)
  const request = readRequest(written)
  return {
    detail,
    text: typeof request === 'string' ? `${request}.` : `${path} cannot be imported: ${reason}.`,
    // esbuild counts columns from 0.
    location: { file, line, column: column - 1, suggestion: typeof request === 'string' ? '' : hint },
  }
}

interface MissingImport {
  /** As it is written. */
  readonly path: string
  readonly importer: string
  /** The page handles the error. */
  readonly isTried: boolean
  /** The name of the file that differs in case alone. */
  readonly other: string | null
}
