// Runs Troodon's own plugins. They read files through the tools that they get, so that their files are known.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../io/hash.ts'
import { listFiles } from '../io/listFiles.ts'
import {
  type PluginPage,
  type PluginTools,
  pluginPages,
  safeName,
  type TroodonPlugin,
} from '../model/config/plugin.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { prefixOf } from '../model/locales.ts'
import type { BuiltPages, PluginFile, PluginRoute } from '../model/pluginOutcome.ts'
import type { Project } from '../model/project.ts'
import { readYaml } from '../model/text/yaml.ts'
import { safeTags, unsafeInTags } from '../render/safeTags.ts'
import { addAll } from '../shared/addAll.ts'
import { isObject } from '../shared/isObject.ts'
import type { HeadElement } from '../shared/routeData.ts'
import { importOf, pluginFolder, siteFile, sourceIn, writeGenerated } from './generatedFiles.ts'
import { hookOf } from './hookOf.ts'
import { unsafeUrl } from './unsafeUrl.ts'

interface OwnOutcome {
  readonly routes: readonly PluginRoute[]
  readonly headTags: readonly HeadElement[]
  readonly outputs: readonly ((pages: BuiltPages) => Promise<readonly PluginFile[]>)[]
  /** Names, versions, options, and everything that was read. */
  readonly key: string
  /** Files and folders that were read, from the root. */
  readonly read: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

export async function runOwnPlugins(
  { project }: { readonly project: Project },
  fail: (name: string, error: unknown) => void,
): Promise<OwnOutcome> {
  const routes: PluginRoute[] = []
  const headTags: HeadElement[] = []
  const outputs: OwnOutcome['outputs'][number][] = []
  const keys: string[] = []
  const read: string[] = []
  const diagnostics: Diagnostic[] = []
  for (const entry of project.config.plugins) {
    if (entry.type !== 'own') continue
    const { plugin } = entry
    const tools = createTools(project.root, plugin)
    try {
      const { sources } = plugin
      if (sources) writePages(project.root, plugin, await hookOf(plugin, () => sources.pages(tools)))
      for (const route of (await hookOf(plugin, () => plugin.routes?.(tools))) ?? [])
        for (const locale of project.config.i18n.builtLocales)
          routes.push(pageOf(plugin, route, locale, project))
      const head = headOf((await hookOf(plugin, () => plugin.head?.(tools))) ?? [])
      addAll(headTags, safeTags(head))
      for (const url of unsafeInTags(head))
        diagnostics.push(unsafeUrl(`head of the plugin ${plugin.name}`, url, project.configFile))
      if (plugin.outputs) outputs.push((pages) => outputsOf(plugin, tools, pages))
    } catch (error) {
      fail(plugin.name, error)
    }
    keys.push(JSON.stringify([plugin.name, plugin.version, plugin.options]), ...tools.read.values())
    addAll(read, tools.read.keys())
  }
  return { routes, headTags, outputs, key: hashOf(...keys), read, diagnostics }
}

/** Plugins in JavaScript may give anything, such as the names of `headTags`. */
function headOf(given: readonly HeadElement[]): readonly HeadElement[] {
  const isElement = (one: unknown) =>
    isObject(one) && headNames.has(String(one['tag'])) && isObject(one['attributes'])
  if (Array.isArray(given) && given.every(isElement)) return given
  throw new Error(
    "head must return a list of elements such as { tag: 'meta', attributes: { name: 'a', content: 'b' } }.",
  )
}

const headNames: ReadonlySet<string> = new Set(['meta', 'link', 'script', 'style', 'noscript', 'base'])

/** Rejects with the name of the plugin. */
async function outputsOf(plugin: TroodonPlugin, tools: PluginTools, pages: BuiltPages) {
  try {
    return (await hookOf(plugin, () => plugin.outputs?.(tools, pages))) ?? []
  } catch (error) {
    throw new Error(`The plugin ${plugin.name} failed in outputs`, { cause: error })
  }
}

/** The pages of the last build that are not made any more are removed. */
function writePages(root: string, plugin: TroodonPlugin, pages: readonly PluginPage[]): void {
  const folder = join(root, pluginPages(plugin.name))
  const kept = new Set(pages.map(({ path }) => join(folder, path)))
  for (const { path, text } of pages) {
    if (/(?:^|\/)\.\.(?:\/|$)|^\//.test(path))
      throw new Error(`The path ${path} leaves the folder of the pages.`)
    writeGenerated(join(folder, path), text)
  }
  if (!existsSync(folder)) return
  for (const file of listFiles(folder)) if (!kept.has(join(folder, file))) rmSync(join(folder, file))
}

type OwnRoute = Awaited<ReturnType<NonNullable<TroodonPlugin['routes']>>>[number]

function pageOf(
  plugin: TroodonPlugin,
  { path, component, data }: OwnRoute,
  locale: string,
  project: Project,
): PluginRoute {
  const { root, config } = project
  // Paths such as /a/b and /a_b, or /a and /A, would have one name.
  const name = `${safeName(path) || 'index'}-${hashOf(path, component).slice(0, 8)}`
  const file = join(pluginFolder(root, plugin.name, ''), 'routes', `${name}.jsx`)
  const from = component.startsWith('.') ? join(root, component) : component
  writeGenerated(
    file,
    `import Component from ${importOf(from, root)}\n\nconst data = ${JSON.stringify(data ?? null)}\n\nexport default function PluginPage() {\n  return <Component data={data} />\n}\n`,
  )
  return {
    ...{ plugin: plugin.name, module: plugin.name, id: 'default', locale },
    ...{ path: prefixOf(locale, config) + path, source: sourceIn(root, file) },
    component: siteFile(from, root),
  }
}

interface Tools extends PluginTools {
  /** File → hash of its content. */
  readonly read: Map<string, string>
}

function createTools(root: string, { options }: TroodonPlugin): Tools {
  const read = new Map<string, string>()
  const text = (path: string): string => {
    const content = readFileSync(join(root, path), 'utf8')
    read.set(path, hashOf(path, content))
    return content
  }
  return {
    read,
    root,
    options,
    readText: text,
    readJson: (path) => reading(path, 'JSON', () => JSON.parse(text(path)) as unknown),
    readYaml: (path) => reading(path, 'YAML', () => readYaml(text(path))),
    listFiles(folder) {
      const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
      read.set(`${folder}/`, hashOf(folder, ...names))
      return names
    },
  }
}

/** A mistake in a file is told with its name. */
function reading(path: string, format: string, read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error
    throw isMissing ? error : new Error(`${path} is not valid ${format}`, { cause: error })
  }
}
