// esbuild plugin: CSS modules whose class names are equal on the server and in the (minified) browser code.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PartialMessage, Plugin, PluginBuild } from 'esbuild'
import { hashOf } from '../../io/hash.ts'
import { relativePath } from '../../io/osPath.ts'
import { readBytes } from '../../io/readText.ts'
import { type ClassNames, withComposedClasses } from './composedClasses.ts'
import { withModuleValues } from './moduleValues.ts'
import type { StyleReader } from './styleSource.ts'

const modules = /\.module\.(?:css|s[ac]ss|less|styl|stylus)$/i

/**
 * Names are `<class>_<hash of the path>`: sites for Docusaurus select `[class^='title_']`. `withStyles` is
 * off on the server, which needs the names alone.
 */
export function cssModulesPlugin(withStyles: boolean, source: StyleReader): Plugin {
  return {
    name: 'troodon-css-modules',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      const compile = compiler(build, source)
      const importOf = (path: string) =>
        `import ${JSON.stringify(`css-module:${relativePath(base, path)}`)}\n`
      build.onLoad({ filter: modules, namespace: 'file' }, async ({ path }) => {
        const compiled = await compile(path)
        if (!('css' in compiled)) return { errors: [compiled] }
        const styles = withStyles ? [...compiled.composed, path].map(importOf).join('') : ''
        return { contents: styles + moduleOf(compiled.names), loader: 'js', resolveDir: dirname(path) }
      })
      build.onResolve({ filter: /^css-module:/ }, ({ path }) => ({
        path: path.slice('css-module:'.length),
        namespace: 'css-module',
      }))
      build.onLoad({ filter: /.*/, namespace: 'css-module' }, async ({ path }) => {
        const compiled = await compile(join(base, path))
        if (!('css' in compiled)) return { errors: [compiled] }
        return { contents: compiled.css, loader: 'css', resolveDir: dirname(join(base, path)) }
      })
    },
  }
}

/** Each name is a member as well, for `require('./a.module.css').a` and `import * as styles`. */
function moduleOf(names: ClassNames): string {
  const all = Object.entries(names)
  const values = all.map(([, value], index) => `const _${index} = ${JSON.stringify(value)}\n`)
  const exported = all.flatMap(([name], index) =>
    name === 'default' ? [] : [`_${index} as ${JSON.stringify(name)}`],
  )
  const whole = all.map(([name], index) => `${JSON.stringify(name)}: _${index}`)
  return `${values.join('')}export { ${exported.join()} }\nexport default { ${whole.join()} }\n`
}

interface Compiled {
  readonly names: ClassNames
  readonly css: string
  /** The files whose classes and values it uses, before itself: absolute. */
  readonly composed: readonly string[]
}

function compiler(build: PluginBuild, source: StyleReader) {
  const base = build.initialOptions.absWorkingDir ?? '/'
  const textOf = async (path: string) =>
    source.compiles(path) ? source.read(path) : readBytes(path).toString('utf8')

  /** `above`: the files that compose this one. */
  return async function compile(
    path: string,
    above: readonly string[] = [],
  ): Promise<Compiled | PartialMessage> {
    const text = await textOf(path)
    if (typeof text !== 'string') return text
    const problems: PartialMessage[] = []
    const all: string[] = []
    const find = async (from: string) => {
      const beside = join(dirname(path), from)
      if (existsSync(beside)) return beside
      const found = await build.resolve(from, { resolveDir: dirname(path), kind: 'import-statement' })
      if (found.errors.length > 0) problems.push(notFound(from, path))
      return found.path
    }
    const namesIn = async (file: string): Promise<ClassNames> => {
      if (file === '' || file === path || above.includes(file)) return {}
      const other = await compile(file, [...above, path])
      if (!('css' in other)) {
        problems.push(other)
        return {}
      }
      all.push(...other.composed, file)
      return other.names
    }
    const { css: plain, values } = await withModuleValues(text, find, namesIn)
    const { css } = await withComposedClasses(plain, find, namesIn)
    const [problem] = problems
    if (problem) return problem
    const own = await withNames(build, relativePath(base, path), css)
    return { css: own.css, names: { ...values, ...own.names }, composed: [...new Set(all)] }
  }
}

const notFound = (from: string, file: string): PartialMessage => ({
  text: `Could not resolve "${from}"`,
  location: { file },
})

/** The classes that a script of esbuild exports. */
function namesOf(script: string): ClassNames {
  const object = /\bvar \w+ = (\{[\s\S]*?\n\});/.exec(script)?.[1] ?? '{}'
  return Object.fromEntries(
    [...object.matchAll(/^\s*(?:("(?:\\.|[^"\\])*")|([\p{ID_Continue}$]+)): ("(?:\\.|[^"\\])*"),?$/gmu)].map(
      ([, quoted, plain = '', names = '""']) => [
        quoted === undefined ? plain : (JSON.parse(quoted) as string),
        JSON.parse(names) as string,
      ],
    ),
  )
}

/** `place`: the path of the file. */
async function withNames(
  build: PluginBuild,
  place: string,
  contents: string,
): Promise<Pick<Compiled, 'names' | 'css'>> {
  const hash = hashOf(place).slice(0, 5)
  const result = await build.esbuild.build({
    stdin: { contents: 'export { default } from "styles"', loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    outdir: '/out',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-file',
        setup(inner) {
          inner.onResolve({ filter: /^styles$/ }, () => ({ path: `/${mark}${hash}.css`, namespace: 'one' }))
          inner.onResolve({ filter: /.*/, namespace: 'one' }, ({ path: target }) => ({
            path: target,
            external: true,
          }))
          inner.onLoad({ filter: /.*/, namespace: 'one' }, () => ({ contents, loader: 'local-css' }))
        },
      },
    ],
  })
  const text = (ending: string) => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  const first = `${mark}${hash}_`
  const own = (name: string) => (name.startsWith(first) ? `${name.slice(first.length)}_${hash}` : name)
  const names = Object.entries(namesOf(text('.js'))).map(
    ([name, all]) => [name, all.split(' ').map(own).join(' ')] as const,
  )
  const inSheet = new RegExp(`${first}(?:\\\\.|[\\w-]|[^\\0-\\x7F])+`, 'g')
  return { names: Object.fromEntries(names), css: text('.css').replace(inSheet, own) }
}

/** The beginning of the names that esbuild makes of the name of the file. */
const mark = 'troodon_class_'
