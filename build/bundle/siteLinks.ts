// What the code of a site imports from the bundled theme (linkableTheme.ts), and what it must bundle itself:
// modules of the theme that import a component of the site, directly or not.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { OutputFile, Plugin } from 'esbuild'
import { outOfDrive, relativePath } from '../io/osPath.ts'
import type { ModuleRules } from '../model/pluginOutcome.ts'
import { type AliasOptions, changedImport } from './aliasPlugin.ts'
import { importersOf } from './importGraph.ts'
import type { LinkableCode, LinkableTheme, Symbols } from './linkTypes.ts'

export interface SiteLinks {
  readonly theme: LinkableTheme
  /** Puts imports from the bundled theme in place of its modules. */
  readonly server: Plugin
}

export interface LinkOptions {
  readonly work: string
  readonly aliases: AliasOptions
  /** Rules of plugins. */
  readonly rules: readonly ModuleRules[]
  /** Constants of the theme and their values. */
  readonly define: Readonly<Record<string, string>>
}

/** Null where rules of plugins may be about modules of the theme. */
export function openLinks(theme: LinkableTheme, options: LinkOptions): SiteLinks | null {
  if (options.rules.some((rules) => concernsTheme(rules, theme.server))) return null
  return { theme, server: linkPlugin(linkedModules(theme.server, options), theme.server, options.work) }
}

function concernsTheme(
  { aliases, files, replacements }: ModuleRules,
  { graph, modules }: LinkableCode,
): boolean {
  const paths = [...new Set([...Object.keys(modules), ...Object.keys(graph)])].map((input) => `/${input}`)
  const written = new Set(Object.values(graph).flatMap((edges) => edges.map(({ original }) => original)))
  const names = Object.keys(aliases).map((name) => name.replace(/\$$/, ''))
  const isNamed = (name: string) =>
    [...written, 'react', 'react-dom'].some((one) => one === name || one.startsWith(`${name}/`))
  const isOfTheme = ({ test }: { readonly test: RegExp }) =>
    [...written, ...paths].some((one) => new RegExp(test.source, test.flags.replace(/[gy]/g, '')).test(one))
  return names.some(isNamed) || [...files, ...replacements].some(isOfTheme)
}

/** The others import a component of the site, or what the configuration says. */
function linkedModules(
  { modules, graph, constants }: LinkableCode,
  { work, aliases, define }: LinkOptions,
): ReadonlyMap<string, Symbols> {
  const changed = changedImport(aliases)
  const roots = new Set<string>()
  for (const [importer, edges] of Object.entries(graph))
    for (const { path, original } of edges)
      if (path.startsWith('generated:') || changed(original, join(work, path), join(work, importer)))
        roots.add(importer)
  for (const [name, { value, readers }] of Object.entries(constants))
    if (define[name] !== value) for (const reader of readers) roots.add(reader)
  const others = importersOf(roots, graph)
  return new Map(Object.entries(modules).filter(([input]) => !others.has(input)))
}

/** In place of the path of a file of the bundled theme, until it is known which file imports it. */
const prefix = 'troodon-linked:'

function linkPlugin(modules: ReadonlyMap<string, Symbols>, { entry }: LinkableCode, work: string): Plugin {
  const from = JSON.stringify(prefix + posix.basename(entry))
  return {
    name: 'troodon-links',
    setup(build) {
      build.onResolve({ filter: /^troodon-linked:/ }, ({ path }) => ({ path, external: true }))
      build.onLoad(
        {
          filter: /[\\/](?:theme|build)[\\/].*\.tsx?$|[\\/]react(?:-dom)?@[^\\/]+[\\/][^\\/]+\.js$/,
          namespace: 'file',
        },
        ({ path }) => {
          const symbols = modules.get(relativePath(work, path))
          if (!symbols) return null
          const names = Object.entries(symbols).map(([name, symbol]) => `${symbol} as ${name}`)
          return {
            contents: names.length === 0 ? `import ${from}` : `export { ${names.join(', ')} } from ${from}`,
            loader: 'js',
          }
        },
      )
    },
  }
}

/** Outputs below `/out` whose imports lead to the files of the theme in `linked/`. */
export const withLinks = (outputs: readonly OutputFile[], work: string): OutputFile[] =>
  outputs.map((output) => {
    if (!output.path.endsWith('.mjs') || !output.text.includes(prefix)) return output
    const folder = posix.dirname(relativePath(outOfDrive(work), output.path))
    const text = output.text.replace(/"troodon-linked:([^"]+)"/g, (_, name: string) => {
      const path = posix.relative(folder, `linked/${name}`)
      return JSON.stringify(path.startsWith('.') ? path : `./${path}`)
    })
    return { ...output, text, contents: Buffer.from(text) }
  })

/** The files of the theme, as outputs. */
export const linkedFiles = ({ folder, server }: LinkableTheme, out: string) =>
  server.files.map((name) => ({
    path: join(out, name.replace(/^server\//, 'linked/')),
    contents: readFileSync(join(folder, name)),
  }))
