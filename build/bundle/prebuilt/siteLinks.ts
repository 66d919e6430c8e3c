// What the code of a site imports from the bundled theme (linkableTheme.ts), and what it must bundle itself:
// modules of the theme that import a component of the site, directly or not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { hashOf } from '../../io/hash.ts'
import type { PluginOutcome } from '../../model/pluginOutcome.ts'
import type { Config } from '../../model/project.ts'
import { type OutputPath, outputPath } from '../../shared/paths.ts'
import { importersOf } from '../importGraph.ts'
import { type AliasOptions, changedImport } from '../resolve/aliasPlugin.ts'
import type { WrittenFile } from '../workFolder/writeFiles.ts'
import { concernsTheme } from './concernsTheme.ts'
import { browserLinks, serverLinks } from './linkPlugins.ts'
import type { LinkableCode, LinkableTheme } from './linkTypes.ts'

export interface SiteLinks {
  readonly theme: LinkableTheme
  /** Puts imports from the bundled theme in place of its modules. */
  readonly server: Plugin
  /** Null for a site that changes the files that all pages load. */
  readonly browser: LinkedBrowser | null
}

export interface LinkedBrowser {
  readonly plugin: Plugin
  /** Style sheets of the theme, absolute. */
  readonly sheets: readonly string[]
}

export interface LinkOptions {
  readonly work: string
  readonly aliases: AliasOptions
  readonly config: Config
  readonly plugins: PluginOutcome
  /** Constants of the theme and their values. */
  readonly define: Readonly<Record<string, string>>
}

/** Null where rules of plugins may be about modules of the theme. */
export function openLinks(theme: LinkableTheme, options: LinkOptions): SiteLinks | null {
  const { plugins, work } = options
  if ([plugins.server, plugins.browser].some((rules) => concernsTheme(rules, theme.server))) return null
  const others = importersOf(changedModules(theme.server, options, true), theme.server.graph)
  const modules = new Map(Object.entries(theme.server.modules).filter(([input]) => !others.has(input)))
  return {
    theme,
    server: serverLinks(modules, theme.server.entry, work),
    browser: hasStockFrame(theme, options)
      ? {
          plugin: browserLinks(theme.browser, work),
          sheets: [join(theme.folder, 'client', theme.browser.styles)],
        }
      : null,
  }
}

function hasStockFrame({ browser }: LinkableTheme, options: LinkOptions): boolean {
  const { config, plugins } = options
  const hasModules =
    plugins.clientModules.length > 0 || config.customCss.some((path) => /\.module\.\w+$/.test(path))
  return !hasModules && changedModules(browser, options, false).size === 0
}

/** Modules that import a component of the site, or a generated module, or what the configuration says. */
function changedModules(
  { graph, constants }: Pick<LinkableCode, 'graph' | 'constants'>,
  { work, aliases, define }: LinkOptions,
  withGenerated: boolean,
): ReadonlySet<string> {
  const changed = changedImport(aliases)
  const found = new Set<string>()
  for (const [importer, edges] of Object.entries(graph))
    for (const { path, original } of edges)
      if (
        path.startsWith('generated:')
          ? withGenerated
          : changed(original, join(work, path), join(work, importer))
      )
        found.add(importer)
  for (const [name, { value, readers }] of Object.entries(constants))
    if (define[name] !== value) for (const reader of readers) found.add(reader)
  return found
}

/** The files of the theme for the server, as outputs. */
export const linkedServerFiles = ({ folder, server }: LinkableTheme, out: string) =>
  server.files.map((name) => ({
    path: join(out, name.replace(/^server\//, 'linked/')),
    contents: readFileSync(join(folder, name)),
  }))

/** The scripts of the theme, which stay in place, and its style sheet if it is among `styles`. */
export const linkedBrowserFiles = (
  { folder, browser }: LinkableTheme,
  styles: readonly OutputPath[],
): readonly WrittenFile[] =>
  browser.files
    .filter((name) => name.endsWith('.js') || styles.includes(outputPath(name)))
    .map((name) => {
      const file = join(folder, 'client', name)
      return { path: outputPath(name), file, hash: hashOf(readFileSync(file)) }
    })
