// esbuild plugin for the theme of sites without code: React's CommonJS files become ES modules, so that
// exports which no module of the theme imports are left out. Sites with code get React as it is published.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'

const files: Readonly<Record<string, string>> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
}

const ofReact = /[\\/](?:react|react-dom|scheduler)@[^\\/]+[\\/]cjs[\\/][\w-]+\.production\.js$/

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * What every page needs of React. All other exports are in a second module, which shares its state with the
 * first one and is loaded by parts of the theme that need it: tabs, live code.
 */
const everywhere = new Set([
  internals,
  'Component',
  'createContext',
  'createElement',
  'Fragment',
  'isValidElement',
  'startTransition',
  'use',
  'useCallback',
  'useEffect',
  'useLayoutEffect',
  'useMemo',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'version',
])

export const leanReact: Plugin = {
  name: 'troodon-lean-react',
  setup(build) {
    const filter = new RegExp(`^(?:${Object.keys(files).join('|')})$`)
    build.onResolve({ filter }, (args) => (args.pluginData?.lean ? null : resolved(build, args)))
    build.onResolve({ filter: /^\.\/react\.production\.js[?]/ }, ({ path, resolveDir }) => {
      const [name = '', part = ''] = path.split('?')
      return { path: join(resolveDir, name), suffix: `?${part}`, sideEffects: false }
    })
    build.onLoad({ filter: ofReact }, ({ path, suffix }) => ({
      contents: loaded(path, suffix),
      loader: 'js',
    }))
  },
}

/** The published file of a package; of React itself, the module that joins its two parts. */
async function resolved(build: PluginBuild, args: OnResolveArgs): Promise<OnResolveResult | null> {
  const { path, kind, resolveDir } = args
  const found = await build.resolve(path, { kind, resolveDir, pluginData: { lean: true } })
  if (found.errors.length > 0) return { errors: found.errors }
  const file = join(dirname(found.path), files[path] as string)
  if (path !== 'react') return { path: file }
  return { path: file, sideEffects: false, suffix: needsAll(args.importer) ? '' : '?core' }
}

/**
 * Whether a module imports names of React that not every page needs. Packages of React do not. esbuild puts
 * a whole file into one chunk, so others must not even ask for the second part.
 */
function needsAll(importer: string): boolean {
  if (ofReact.test(importer)) return false
  const list = /\bimport (?!type\b)([^'"]*?) from 'react'/g
  const clauses = [...readFileSync(importer, 'utf8').matchAll(list)].map(([, clause = '']) => clause)
  const names = clauses.flatMap((clause) =>
    clause
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
  return !names.every((name) => everywhere.has(name))
}

function loaded(file: string, part: string): string {
  const text = readFileSync(file, 'utf8')
  if (!/[\\/]react\.production\.js$/.test(file) || part === '?core') return asModule(text, file)
  return part === '?rest' ? sharing(asModule(text, file), file) : joined(text)
}

/** Exports the names of React from the part that they are in. */
function joined(text: string): string {
  const names = [...exportsOf(text)]
  const from = (part: string, wanted: (name: string) => boolean) =>
    `export { ${names.filter(wanted).join(', ')} } from './react.production.js?${part}'`
  return [from('core', (name) => everywhere.has(name)), from('rest', (name) => !everywhere.has(name))].join(
    '\n',
  )
}

/** With the state of the other part: which renderer hooks call, and the current transition. */
function sharing(code: string, file: string): string {
  const own = 'var ReactSharedInternals = { H: null, A: null, T: null, S: null },'
  if (!code.includes(own)) throw new Error(`${file} has other internals than this plugin knows.`)
  return `import { ${internals} as ReactSharedInternals } from './react.production.js?core'\n${code.replace(own, 'var')}`
}

const exportsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name as string))

/** A file of React as an ES module. Throws when it is not written as the known ones are. */
function asModule(text: string, file: string): string {
  const names = [...exportsOf(text)]
  const imports: string[] = []
  const code = text
    .replace(/^var (?:\w+ = require\("[^"]+"\)[,;]\s+)+/m, (list) => {
      for (const [, name, from] of list.matchAll(/(\w+) = require\(("[^"]+")\)/g))
        imports.push(`import * as ${name} from ${from}`)
      return /,\s+$/.test(list) ? 'var ' : ''
    })
    .replace(/\bexports\.(\w+)/g, '$$$1')
  if (/\brequire\(|\bmodule\.exports\b|\bexports\b/.test(code) || names.length === 0)
    throw new Error(`${file} cannot be read as an ES module.`)
  return [
    ...imports,
    `var ${names.map((name) => `$${name}`).join(', ')}`,
    code,
    `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}
