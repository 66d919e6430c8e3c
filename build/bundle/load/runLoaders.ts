// Runs loaders that were made for webpack: the parts of its interface that read a file, its options and other
// files. A loader that asks webpack itself for more fails with a message.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, relative } from 'node:path'
import type { Loader } from '../../model/config/moduleLoader.ts'

export interface LoaderPlace {
  /** Absolute. */
  readonly file: string
  /** Empty, or a query such as `?preset=small`. */
  readonly query: string
  readonly root: string
  readonly isServer: boolean
  /** Receives the files that a loader read besides, absolute. */
  readonly onRead: (file: string) => void
  /** Receives files for the output. */
  readonly onFile: (name: string, content: Uint8Array) => void
}

/** The result of the first loader. Rejects with what one throws or reports. */
export async function runLoaders(given: readonly Loader[], place: LoaderPlace): Promise<string> {
  const shared: Shared = { ...place, loaders: [...given], data: given.map(() => ({})) }
  let at = 0
  let content: unknown
  for (; at < shared.loaders.length && content === undefined; at++) {
    const { pitch } = shared.loaders[at] as Loader
    // A loader can skip those after it.
    if (pitch) content = await call(pitch, [restOf(shared, at), '', shared.data[at]], contextOf(shared, at))
  }
  // The loader whose `pitch` answered is left out.
  let next = content === undefined ? shared.loaders.length - 1 : at - 2
  content ??= fs.readFileSync(place.file)
  for (; next >= 0; next--) {
    const { run, isRaw } = shared.loaders[next] as Loader
    const value = isRaw ? bytesOf(content) : textOf(content)
    content = await call(run, [value], contextOf(shared, next))
  }
  return textOf(content)
}

interface Shared extends LoaderPlace {
  readonly loaders: Loader[]
  readonly data: readonly object[]
}

type Callback = (error: unknown, content?: unknown) => void

/** A loader returns its result, resolves with it, or calls back. */
function call(
  run: (this: object, ...given: never[]) => unknown,
  given: readonly unknown[],
  context: Record<string, unknown>,
): Promise<unknown> {
  return new Promise((settle, fail) => {
    let isAsync = false
    const callback: Callback = (error, content) => (error ? fail(asError(error)) : settle(content))
    const own = {
      ...context,
      callback: (error: unknown, content: unknown) => {
        isAsync = true
        callback(error, content)
      },
      async: () => {
        isAsync = true
        return callback
      },
    }
    // Loaders may replace the list of loaders on `this`.
    Object.defineProperties(own, Object.getOwnPropertyDescriptors(context))
    const result = Reflect.apply(run, own, given)
    if (result instanceof Promise)
      result.then((value) => (isAsync && value === undefined ? undefined : settle(value)), fail)
    else if (!isAsync) settle(result)
  })
}

function contextOf(shared: Shared, at: number): Record<string, unknown> {
  const { file, query, root, isServer, onRead, onFile, loaders, data } = shared
  const { options, name } = loaders[at] as Loader
  const context: Record<string, unknown> = {
    ...{ version: 2, webpack: true, mode: 'production', target: isServer ? 'node' : 'web' },
    ...{ sourceMap: false, minimize: true, hot: false, rootContext: root, fs },
    ...{ context: dirname(file), resourcePath: file, resourceQuery: query, resourceFragment: '' },
    ...{ resource: file + query, request: file + query, loaderIndex: at, data: data[at], _module: {} },
    ...{ query: options ?? '', getOptions: () => readOptions(options) },
    ...{ cacheable: nothing, clearDependencies: nothing, addContextDependency: nothing },
    ...{
      addDependency: onRead,
      dependency: onRead,
      addBuildDependency: onRead,
      addMissingDependency: nothing,
    },
    ...{ getDependencies: () => [], getContextDependencies: () => [], emitWarning: nothing },
    emitError: (error: unknown) => {
      throw asError(error)
    },
    emitFile: (path: string, content: unknown) => onFile(path, bytesOf(content)),
    ...resolving(root),
    getLogger: () => ({ log: nothing, info: nothing, debug: nothing, warn: nothing, error: nothing }),
    utils: {
      contextify: (from: string, to: string) => `./${relative(from, to).replaceAll('\\', '/')}`,
      absolutify: (from: string, to: string) => join(from, to),
    },
    loadModule: () => {
      throw new Error(`The loader ${name} loads other modules through webpack, which Troodon does not use.`)
    },
  }
  return Object.defineProperty(context, 'loaders', {
    get: () => loaders,
    set: (kept: readonly Loader[]) => void loaders.splice(0, loaders.length, ...kept),
    enumerable: true,
  })
}

function resolving(root: string) {
  const find = (folder: string, request: string): string =>
    isAbsolute(request) ? request : createRequire(join(folder || root, 'site.js')).resolve(request)
  const resolve = (folder: string, request: string, done?: Callback): unknown => {
    const found = new Promise<string>((settle) => settle(find(folder, request)))
    if (!done) return found
    found.then((path) => done(null, path), done)
    return undefined
  }
  return { resolve, getResolve: () => resolve }
}

/** `{ limit: 10 }`, or its text after a `?`. */
function readOptions(options: unknown): unknown {
  if (typeof options !== 'string') return options ?? {}
  const text = options.replace(/^\?/, '')
  if (text.startsWith('{')) return JSON.parse(text) as unknown
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, value || true]))
}

const restOf = ({ file, query, loaders }: Shared, at: number): string =>
  [...loaders.slice(at + 1).map((one) => one.file), file + query].join('!')

const bytesOf = (content: unknown): Uint8Array =>
  content instanceof Uint8Array ? content : Buffer.from(String(content ?? ''))
const textOf = (content: unknown): string =>
  content instanceof Uint8Array ? Buffer.from(content).toString('utf8') : String(content ?? '')

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

const nothing = () => {}
