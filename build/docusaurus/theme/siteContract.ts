// The site as the client of Docusaurus reads it. The site's own packages make the routes: each plugin of
// content gets what Troodon has read and planned, and returns its routes, their data and its global data.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ContractInput } from '../../bundle/siteTheme.ts'
import { type ContentRoutes, contentRoutes } from '../../config/modules/contentPackages.ts'
import type { SiteModules } from '../../config/modules/siteModules.ts'
import { findPackage, packageFolder } from '../../io/findPackage.ts'
import type { ThemeContract } from '../../model/themeContract.ts'
import { type SourcePath, sourcePath } from '../../shared/paths.ts'
import type { SiteData } from '../../shared/themeSite.ts'
import { classicPreset, type Entry } from '../config/convert/entries.ts'
import { otherPlugins } from '../config/convert/plugins.ts'
import { corePackage } from '../config/corePackage.ts'
import { openPlugin } from '../config/openPlugin.ts'
import { type Contents, metadataIn } from '../contents/contents.ts'
import { plannedContents } from '../contents/plannedContents.ts'
import { contentCopier } from '../plugins/copiedContent.ts'
import type {
  DocusaurusPlugin,
  PluginContext,
  RunningPlugin,
  StartedPlugin,
} from '../plugins/docusaurusPlugin.ts'
import { bodyHtml } from '../plugins/htmlTags.ts'
import { pluginContext } from '../plugins/pluginContext.ts'
import { siteMetadataOf } from '../plugins/siteMetadata.ts'
import { translatedContent } from '../plugins/translatedContent.ts'
import { RouteCollector } from './routeCollector.ts'
import { svgRuleOf } from './siteSvg.ts'
import { siteTemplate } from './siteTemplate.ts'
import { hasPart, themeEntries } from './themeEntries.ts'
import { themeRules } from './themeRules.ts'
import { addWrittenDates } from './writtenDates.ts'

interface Started extends Partial<RunningPlugin> {
  readonly plugin: DocusaurusPlugin
  readonly id: string
  readonly folder: string
  readonly content: unknown
}

export async function siteContract(input: ContractInput): Promise<ThemeContract> {
  const { project, outDir, locale, planned } = input
  const contents = plannedContents(planned, project)(locale)
  const core = corePackage(project.root)
  requireTheme(core)
  const host = () => ({ load: async () => null, onLoaded: () => {} })
  const context = pluginContext({ project, outDir, host }, locale)
  const entries = await themeEntries(input)
  const started = await startAll(entries.filter(hasPart), { ...input, contents }, context)
  const themes = themesOf(started)
  const { calendar = 'gregory', direction = 'ltr' } = project.config.i18n.localeConfigs[locale] ?? {}
  if (core.hasWrittenDates) addWrittenDates(contents, locale, calendar)
  const collector = new RouteCollector(context)
  await loadRoutes(started, collector, routesOfInstances(context, input.modules))
  const made = collector.finish()
  return {
    locale,
    direction,
    ...made,
    site: {
      ...(await dataOf(started, context)),
      assetBase: project.config.baseUrl,
      siteMetadata: {
        ...siteMetadataOf(project.root, project.config, { versions: {} }),
        docusaurusVersion: findPackage('@docusaurus/core', project.root)?.version ?? '',
      },
      globalData: collector.globalData,
      routes: made.routes,
      values: made.short,
    },
    metadata: metadataOf(contents),
    tags: await tagsOf(started, context),
    template: siteTemplate(context.siteConfig['ssrTemplate'], core.file),
    themes,
    clientModules: clientModulesOf(started, context),
    files: filesOf(started, input),
    // Those of the plugins that ran before are known.
    rules: themeRules(started.filter(isStartedHere), project.root, input.modules),
    svgr: await svgRuleOf(entries, context, input.modules),
  }
}

const themesOf = (started: readonly Started[]): readonly string[] =>
  started.flatMap(({ plugin, folder }) => {
    const path = plugin.getThemePath?.()
    return path === undefined ? [] : [resolve(folder, path)]
  })

function requireTheme({ version, hasTheme }: ReturnType<typeof corePackage>): void {
  if (hasTheme) return
  const why =
    version === null
      ? '@docusaurus/core is not installed. Run npm install, or set theme'
      : `@docusaurus/core ${version} is installed, and only themes of version 3 can show the pages. Upgrade it, or set theme`
  throw new Error(`${why} to "troodon".`)
}

/** A plugin that wraps docs, a blog or pages has no instance of the package: it is made for its pages. */
const routesOfInstances =
  (context: PluginContext, modules: SiteModules): ContentRoutes =>
  async (kind, options, loaded) => {
    const module = `@docusaurus/plugin-content-${kind}`
    const { made } = await openPlugin({ module, options, preset: classicPreset }, context, modules)
    await (made as DocusaurusPlugin).contentLoaded?.(loaded as Parameters<LoadedHook>[0])
  }

type LoadedHook = NonNullable<DocusaurusPlugin['contentLoaded']>

async function loadRoutes(
  started: readonly Started[],
  collector: RouteCollector,
  ofInstances: ContentRoutes,
): Promise<void> {
  const allContent: Record<string, Record<string, unknown>> = {}
  for (const { plugin, id, content } of started)
    allContent[plugin.name] = { ...allContent[plugin.name], [id]: content }
  for (const hook of ['contentLoaded', 'allContentLoaded'] as const)
    for (const one of started) {
      const actions = { ...collector.actions(one), [contentRoutes]: ofInstances }
      await named(one.plugin.name, async () =>
        one.plugin[hook]?.({ content: one.content, actions, allContent }),
      )
    }
}

/** Says which plugin fails, and what shows the site without it. */
async function named<Value>(plugin: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
    throw new Error(`${plugin} fails as a part of the site's own theme: ${message}. ${otherTheme}`, {
      cause: error,
    })
  }
}

const otherTheme =
  "To show the site with Troodon's theme, add customFields: { troodon: { theme: 'troodon' } } to docusaurus.config."

/** Manifests of packages change with their versions. Of the site, everything counts that has run. */
function filesOf(
  started: readonly Started[],
  { project: { root }, modules }: ContractInput,
): readonly string[] {
  const core = packageFolder('@docusaurus/core', join(root, 'package.json'))
  const folders = started.map(({ folder }) => manifestFolder(folder, root))
  const manifests = [core, ...folders].flatMap((one) => one ?? []).map((one) => join(one, 'package.json'))
  const read = [...modules.reads]
    .filter((name) => !name.startsWith('env:'))
    .map((name) => name.replace(/^(?:dir|head):/, ''))
  const own = [...modules.inputs.keys(), ...read].filter((path) => !/[\\/]node_modules[\\/]/.test(path))
  return [...new Set([...manifests, ...own])].filter((path) => existsSync(path))
}

/** The folder of the package that a file is in; null in the site. */
function manifestFolder(folder: string, root: string): string | null {
  for (let at = folder; at !== root && at !== dirname(at); at = dirname(at))
    if (existsSync(join(at, 'package.json'))) return at
  return null
}

const clientModulesOf = (
  started: readonly Started[],
  { siteConfig, siteDir }: PluginContext,
): readonly string[] => [
  ...started.flatMap(({ plugin, folder }) =>
    (plugin.getClientModules?.() ?? []).map((one) => inFolder(one, folder)),
  ),
  ...listOf(siteConfig['clientModules']).map((one) => inFolder(String(one), siteDir)),
]

/** The plugins of content and themes, and those of the site that have run already, in Docusaurus' order. */
interface StartInput extends ContractInput {
  readonly contents: Contents
}

async function startAll(
  entries: readonly Entry[],
  input: StartInput,
  context: PluginContext,
): Promise<readonly Started[]> {
  const { locale, ran } = input
  const others: readonly Entry[] = otherPlugins(entries, 'docusaurus')
  const started: Started[] = []
  const copy = contentCopier()
  for (const entry of entries) {
    if (!others.includes(entry)) {
      const one = await named(entry.name ?? entry.where, () => start(entry, input, context))
      if (one) started.push(one)
    } else {
      // None for those that failed or decided to do nothing.
      const one = ran.find(({ locale: of, place }) => of === locale && place === others.indexOf(entry))
      if (one) started.push({ ...one, plugin: one.plugin as DocusaurusPlugin, content: copy(one.content) })
    }
  }
  return started
}

/** Null for a plugin that does nothing, and for content that the language does not have. */
async function start(
  entry: Entry,
  { contents, locale, modules }: StartInput,
  context: PluginContext,
): Promise<Started | null> {
  const { made, folder, options } = await openPlugin(entry, context, modules)
  const plugin = made as DocusaurusPlugin | null
  if (!plugin) return null
  const id = String(options['id'] ?? 'default')
  const own = contents[plugin.name]
  const content = own ? own[id] : await plugin.loadContent?.()
  if (own && content === undefined) return null
  const module = plugin.name
  const one = { plugin, module, id, folder, options, context, locale, place: -1, prefix: '' }
  await translateTheme(one, content)
  return { ...one, content }
}

const isStartedHere = (one: Started): one is RunningPlugin => one.context !== undefined

const nothing = () => undefined

/** The site's translations of the navbar and the footer go into the configuration that all plugins share. */
async function translateTheme(one: StartedPlugin, content: unknown): Promise<void> {
  const { plugin } = one
  if (!plugin.translateThemeConfig) return
  await translatedContent({
    ...one,
    plugin: { ...plugin, loadContent: () => content, translateContent: nothing },
  })
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const inFolder = (module: string, folder: string): string =>
  module.startsWith('.') ? resolve(folder, module) : module

async function dataOf(
  started: readonly Started[],
  { siteConfig, i18n, codeTranslations, siteStorage }: PluginContext,
): Promise<Pick<SiteData, 'config' | 'i18n' | 'codeTranslations' | 'siteStorage'>> {
  const messages: Record<string, string> = {}
  for (const { plugin } of started)
    Object.assign(messages, await plugin.getDefaultCodeTranslationMessages?.())
  return {
    config: JSON.parse(JSON.stringify(withoutLists(siteConfig))) as Readonly<Record<string, unknown>>,
    i18n,
    codeTranslations: { ...messages, ...codeTranslations },
    siteStorage,
  }
}

/** Lists of plugins have paths of this machine, and no component of a theme reads them. */
const withoutLists = ({
  presets: _,
  plugins: __,
  themes: ___,
  ...others
}: Readonly<Record<string, unknown>>) => others

const metadataOf = (contents: Contents): ReadonlyMap<SourcePath, object> => {
  const all = new Map<SourcePath, object>()
  for (const [source, metadata] of metadataIn(contents))
    all.set(sourcePath(source.slice('@site/'.length)), metadata as object)
  for (const pages of Object.values(contents['docusaurus-plugin-content-pages'] ?? {}))
    for (const page of pages as readonly { readonly source: string }[])
      all.set(sourcePath(page.source.slice('@site/'.length)), page)
  return all
}

async function tagsOf(
  started: readonly Started[],
  { siteConfig }: PluginContext,
): Promise<ThemeContract['tags']> {
  const all = []
  for (const { plugin, content } of started) all.push((await plugin.injectHtmlTags?.({ content })) ?? {})
  const own = [
    ...listOf(siteConfig['headTags']),
    ...listOf(siteConfig['stylesheets']).map((one) => tag('link', one, 'href', { rel: 'stylesheet' })),
    ...listOf(siteConfig['scripts']).map((one) => tag('script', one, 'src', {})),
  ]
  const html = (tags: unknown) => bodyHtml(tags as Parameters<typeof bodyHtml>[0])
  return {
    head: [...all.map(({ headTags }) => html(headTags)), html(own)].join('\n').trim(),
    before: all
      .map(({ preBodyTags }) => html(preBodyTags))
      .join('\n')
      .trim(),
    after: all
      .map(({ postBodyTags }) => html(postBodyTags))
      .join('\n')
      .trim(),
  }
}

const tag = (tagName: string, given: unknown, name: string, more: object) => ({
  tagName,
  attributes: { ...more, ...(typeof given === 'string' ? { [name]: given } : (given as object)) },
})
