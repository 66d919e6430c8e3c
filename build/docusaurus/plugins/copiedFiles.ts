// The files that a CopyPlugin of webpack (copy-webpack-plugin, CopyRspackPlugin) adds to the output.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path'
import picomatch from 'picomatch'
import { hashOf } from '../../io/hash.ts'
import { listFiles } from '../../io/listFiles.ts'
import type { CopiedFile, PluginFile } from '../../model/pluginOutcome.ts'

export interface CopyPattern {
  readonly from: string
  readonly to?: string | ((file: { context: string; absoluteFilename: string }) => string | Promise<string>)
  readonly context?: string
  readonly toType?: 'dir' | 'file' | 'template'
  readonly globOptions?: { readonly ignore?: readonly string[]; readonly dot?: boolean }
  readonly filter?: (file: string) => boolean | Promise<boolean>
  readonly transform?: CopiedFile['transform'] | { readonly transformer: CopiedFile['transform'] }
  readonly noErrorOnMissing?: boolean
}

export interface CopyPlace {
  /** The folder of the site, where relative paths begin. */
  readonly root: string
  readonly outDir: string
}

interface Found {
  readonly files: readonly CopiedFile[]
  /** Files and folders that are read. */
  readonly watched: readonly string[]
}

/** Null for another plugin. */
export function copyPatterns(plugin: object): readonly CopyPattern[] | null {
  if (!/^Copy(?:Webpack|Rspack)?Plugin$/.test(plugin.constructor.name)) return null
  const { patterns, _args } = plugin as { patterns?: unknown; _args?: readonly { patterns?: unknown }[] }
  const given = patterns ?? _args?.[0]?.patterns
  return Array.isArray(given)
    ? given.map((one) => (typeof one === 'string' ? { from: one } : (one as CopyPattern)))
    : null
}

/** Throws where a pattern leads to no file. */
export async function copiedFiles(pattern: CopyPattern, place: CopyPlace): Promise<Found> {
  const source = sourceOf(pattern, place)
  const files: CopiedFile[] = []
  for (const file of source.files) {
    if (pattern.filter && !(await pattern.filter(file))) continue
    const path = await targetOf(file, source.context, { pattern, place })
    const { transform } = pattern
    const change = typeof transform === 'object' ? transform.transformer : transform
    const from = relative(place.root, file)
    files.push({ path, from, hash: hashOf(readFileSync(file)), ...(change && { transform: change }) })
  }
  if (files.length === 0 && pattern.noErrorOnMissing !== true)
    throw new Error(`Its CopyPlugin copies ${pattern.from}, where there is no file.`)
  return { files, watched: [source.watched] }
}

/** Later files win. */
export const readCopies = (copies: readonly CopiedFile[], root: string): Promise<readonly PluginFile[]> =>
  Promise.all(
    [...new Map(copies.map((one) => [one.path, one])).values()].map(async ({ path, from, transform }) => {
      const file = join(root, from)
      const content = readFileSync(file)
      return { path, content: transform ? await transform(content, file) : content }
    }),
  )

/** A file, a folder, or all files that fit a pattern. Paths in the output begin at `context`. */
function sourceOf({ from, context, globOptions = {} }: CopyPattern, { root }: CopyPlace) {
  const base = context === undefined ? root : resolve(root, context)
  const whole = resolve(base, from)
  const { ignore = [], dot } = globOptions
  const ignored = ignore.map((one) => picomatch(one, { dot: true }))
  const isIgnored = (folder: string) => (path: string) =>
    ignored.some((matches) => matches(path) || matches(posix(join(folder, path))))
  const within = (folder: string, isWanted: (path: string) => boolean) =>
    listFiles(folder)
      .filter((path) => isWanted(path) && !isIgnored(folder)(path))
      .sort()
      .map((path) => join(folder, path))
  const stat = statSync(whole, { throwIfNoEntry: false })
  if (stat?.isFile()) return { files: [whole], context: dirname(whole), watched: whole }
  if (stat) return { files: within(whole, dot === false ? isPlain : all), context: whole, watched: whole }
  const { base: start, glob } = picomatch.scan(posix(whole))
  if (glob === '' || !existsSync(start)) return { files: [], context: base, watched: start }
  const matches = picomatch(glob, { dot: dot ?? false })
  const files = within(start, (path) => matches(path))
  return { files, context: base, watched: start }
}

const all = () => true
const isPlain = (path: string): boolean => !/(?:^|\/)\./.test(path)
const posix = (path: string): string => path.replaceAll('\\', '/')

interface TargetPlace {
  readonly pattern: CopyPattern
  readonly place: CopyPlace
}

/** Below the output folder. */
async function targetOf(file: string, context: string, { pattern, place }: TargetPlace): Promise<string> {
  const { to: given = '', toType } = pattern
  const to = typeof given === 'function' ? await given({ context, absoluteFilename: file }) : given
  const path = relative(context, file)
  const type =
    toType ?? (placeholder.test(to) ? 'template' : /[\\/]$/.test(to) || !extname(to) ? 'dir' : 'file')
  const whole = type === 'dir' ? join(to, path) : type === 'template' ? filled(to, path, file) : to
  return posix(isAbsolute(whole) ? relative(place.outDir, whole) : join(whole))
}

const placeholder = /\[(path|name|ext|base|file|(?:content)?hash)(?::(?:\w+:)?(\d+))?\]/

function filled(template: string, path: string, file: string): string {
  const folder = dirname(path) === '.' ? '' : `${posix(dirname(path))}/`
  const ext = extname(path)
  const parts: Readonly<Record<string, () => string>> = {
    path: () => folder,
    name: () => basename(path, ext),
    ext: () => ext,
    base: () => basename(path),
    file: () => posix(path),
  }
  return template.replace(
    new RegExp(placeholder, 'g'),
    (_whole, name: string, length?: string) =>
      parts[name]?.() ?? hashOf(readFileSync(file)).slice(0, Number(length ?? 20)),
  )
}
