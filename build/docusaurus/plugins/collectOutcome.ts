// The results of the plugins in all languages → the parts that the build uses.
import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SiteModules } from '../../config/modules/siteModules.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { type InjectedHtml, joinRules, noPlugins, type PluginOutcome } from '../../model/pluginOutcome.ts'
import type { Project } from '../../model/project.ts'
import { hookOf, syncHook } from '../../plugins/hookOf.ts'
import { unsafeUrl } from '../../plugins/unsafeUrl.ts'
import { afterBuild } from './afterBuild.ts'
import { copiedFiles } from './copiedFiles.ts'
import type { HtmlTags, RunningPlugin } from './docusaurusPlugin.ts'
import { bodyHtml, headElements, unsafeInTags } from './htmlTags.ts'
import { loaderOpener } from './openLoaders.ts'
import { notesOf } from './pluginNotes.ts'
import type { Made } from './runLifecycle.ts'
import { siteChanges } from './siteChanges.ts'
import { pluginVersion } from './siteMetadata.ts'
import { themeConfigOf } from './themeConfigOf.ts'
import { type WebpackRules, webpackRules } from './webpackRules.ts'

type Fail = (name: string, error: unknown) => void

/** Everything but routes and data is the same in all languages: that of the first one counts. */
export async function collectOutcome(
  made: readonly Made[],
  { project, modules }: { readonly project: Project; readonly modules: SiteModules },
  fail: Fail,
): Promise<PluginOutcome> {
  const { root, configFile } = project
  const running = made[0]?.running ?? []
  if (running.length === 0) return noPlugins
  const attempt = <T>({ plugin }: RunningPlugin, act: () => T): T | undefined => {
    try {
      return syncHook(act)
    } catch (error) {
      fail(plugin.name, error)
      return undefined
    }
  }
  const tags = await tagsOf(made, fail)
  const rulesFor = (isServer: boolean) =>
    running.flatMap((one): readonly (readonly [RunningPlugin, WebpackRules])[] => {
      const found = attempt(one, () => webpackRules(one, isServer, loaderOpener(modules, root, one.folder)))
      return found ? [[one, found]] : []
    })
  const rules = rulesFor(false)
  const copies = await copiesOf(rules, fail)
  const versions = versionsOf(running, root)
  return {
    ...noPlugins,
    copies: copies.files,
    routes: made.flatMap(({ routes }) => routes),
    globalData: asWritten(made[0]?.globalData ?? {}),
    siteChanges: siteChanges(running[0], project),
    themeConfig: themeConfigOf(running[0], project.config),
    versions,
    ofLocales: ofLocales(made, project),
    translations: Object.fromEntries(
      made.map(({ running: [one], translations }) => [one?.locale ?? '', translations]),
    ),
    messages: Object.fromEntries(made.map(({ running: [one], messages }) => [one?.locale ?? '', messages])),
    notes: running.flatMap(notesOf),
    clientModules: running.flatMap((one) =>
      (attempt(one, () => one.plugin.getClientModules?.()) ?? []).map((path) => ownPath(path, one)),
    ),
    themes: running.flatMap((one) => {
      const path = attempt(one, () => one.plugin.getThemePath?.())
      return path === undefined ? [] : [resolve(one.folder, path)]
    }),
    injected: Object.fromEntries(tags.map(([locale, all]) => [locale, injectedBy(all)])),
    browser: joinRules(rules.map(([, one]) => one)),
    server: joinRules(rulesFor(true).map(([, one]) => one)),
    postcss: changeOf(running),
    watched: running.flatMap((one) => attempt(one, () => watchedBy(one)) ?? []).concat(copies.watched),
    afterBuild: made.flatMap((ofLocale, index) => {
      const own = { ...ofLocale, versions, tags: asHtml(tags[index]?.[1] ?? []) }
      return ofLocale.running.flatMap((one) => afterBuild(one, own, project))
    }),
    diagnostics: [...notMapped(rules, configFile), ...unsafeTags(tags, configFile)],
    ran: made.flatMap(ranIn),
  }
}

const ranIn = ({ running }: Made): PluginOutcome['ran'] =>
  running.map(({ plugin, locale, folder, id, place, loaded: content }) => ({
    ...{ plugin, locale, folder, id, place, content },
  }))

/** Docusaurus writes the data to a file of JSON, so components read a date as a string. */
const asWritten = (data: Made['globalData']): Made['globalData'] => JSON.parse(JSON.stringify(data))

const versionsOf = (running: readonly RunningPlugin[], root: string): PluginOutcome['versions'] =>
  Object.fromEntries(running.map(({ plugin, folder }) => [plugin.name, pluginVersion(folder, root)]))

/** What differs from the first language. */
function ofLocales([first, ...others]: readonly Made[], { config }: Project): PluginOutcome['ofLocales'] {
  const valuesOf = ({ running: [one], globalData }: Made) => ({
    globalData: asWritten(globalData),
    themeConfig: themeConfigOf(one, config),
  })
  const usual = first && valuesOf(first)
  const all = others.map((made) => {
    const own = Object.entries(valuesOf(made)).filter(
      ([name, value]) => !isDeepStrictEqual(value, usual?.[name as keyof typeof usual]),
    )
    return [made.running[0]?.locale ?? '', Object.fromEntries(own)] as const
  })
  return Object.fromEntries(all.filter(([, own]) => Object.keys(own).length > 0))
}

/** A package, or a file from the folder of the plugin, or from that of the site. */
function ownPath(path: string, { folder, context }: RunningPlugin): string {
  const isFile = (from: string) => endings.some((ending) => existsSync(resolve(from, path) + ending))
  const from = [folder, context.siteDir].find(isFile)
  return from === undefined ? path : resolve(from, path)
}

const endings = ['', '.js', '.jsx', '.ts', '.tsx', '.mjs', '.cjs', '.css']

const watchedBy = ({ plugin, context: { siteDir } }: RunningPlugin): readonly string[] =>
  (plugin.getPathsToWatch?.() ?? []).flatMap((path) => watchedPath(path, siteDir))

/** In the main language: all languages share files. */
async function copiesOf(
  rules: readonly (readonly [RunningPlugin, WebpackRules])[],
  fail: Fail,
): ReturnType<typeof copiedFiles> {
  const found = []
  for (const [{ plugin, context }, { copies }] of rules)
    for (const pattern of copies)
      try {
        found.push(await copiedFiles(pattern, { root: context.siteDir, outDir: context.outDir }))
      } catch (error) {
        fail(plugin.name, error)
      }
  return { files: found.flatMap(({ files }) => files), watched: found.flatMap(({ watched }) => watched) }
}

/** The folder before the first wildcard. */
function watchedPath(path: string, root: string): readonly string[] {
  const whole = isAbsolute(path) ? path : join(root, path)
  const wild = whole.search(/[*?{[!]/)
  return [wild === -1 ? whole : dirname(`${whole.slice(0, wild)}x`)]
}

/** What the plugins change in the options of PostCSS. */
export function changeOf(running: readonly Pick<RunningPlugin, 'plugin'>[]): PluginOutcome['postcss'] {
  const changes = running.filter(({ plugin }) => plugin.configurePostCss)
  if (changes.length === 0) return null
  return (options) => {
    let changed = options
    for (const { plugin } of changes) changed = plugin.configurePostCss?.(changed) ?? changed
    return changed
  }
}

interface InjectedTags extends Partial<Record<'headTags' | 'preBodyTags' | 'postBodyTags', HtmlTags>> {
  /** The name of the plugin. */
  readonly by: string
}

const asHtml = (tags: readonly InjectedTags[]) => ({
  headTags: tags.map(({ headTags }) => bodyHtml(headTags)).join(''),
  preBodyTags: tags.map(({ preBodyTags }) => bodyHtml(preBodyTags)).join(''),
  postBodyTags: tags.map(({ postBodyTags }) => bodyHtml(postBodyTags)).join(''),
})

function injectedBy(tags: readonly InjectedTags[]): InjectedHtml {
  const { preBodyTags, postBodyTags } = asHtml(tags)
  const headTags = tags.flatMap((one) => headElements(one.headTags))
  return { headTags, body: { start: preBodyTags, end: postBodyTags } }
}

type TagsOfLocales = readonly (readonly [locale: string, tags: readonly InjectedTags[]])[]

/** Of each language, what its plugins add. */
async function tagsOf(made: readonly Made[], fail: Fail): Promise<TagsOfLocales> {
  const all: [string, InjectedTags[]][] = []
  for (const { running } of made) {
    const tags: InjectedTags[] = []
    for (const { plugin, content } of running)
      try {
        tags.push({
          ...(await hookOf(plugin, () => plugin.injectHtmlTags?.({ content }))),
          by: plugin.name,
        })
      } catch (error) {
        fail(plugin.name, error)
      }
    all.push([running[0]?.locale ?? '', tags])
  }
  return all
}

const unsafeTags = (tags: TagsOfLocales, file: Project['configFile']): readonly Diagnostic[] =>
  tags.flatMap(([, all]) =>
    all.flatMap(({ by, headTags, preBodyTags, postBodyTags }) =>
      [headTags, preBodyTags, postBodyTags]
        .flatMap(unsafeInTags)
        .map((url) => unsafeUrl(`injectHtmlTags of the plugin ${by}`, url, file)),
    ),
  )

const notMapped = (
  rules: readonly (readonly [RunningPlugin, WebpackRules])[],
  file: Project['configFile'],
): readonly Diagnostic[] =>
  rules
    .filter(([, { unknown }]) => unknown.length > 0)
    .map(([{ plugin }, { unknown }]) => ({
      code: 'pluginUnmapped',
      file,
      line: 0,
      column: 0,
      message: `The plugin ${plugin.name} sets ${unknown.join(', ')} of webpack. Troodon does not use webpack and ignores it.`,
      hint: hintFor(unknown.join()),
    }))

/** How a site can do the same without webpack; null where nothing general can be said. */
const hintFor = (unknown: string): string | null =>
  unknown.includes('for Markdown')
    ? 'To change the text of Markdown files, set markdown.preprocessor in the configuration.'
    : /worker\w*-loader/.test(unknown)
      ? "Start a worker with new Worker(new URL('./worker.js', import.meta.url))."
      : unknown.includes('not installed')
        ? 'Install the loader with npm.'
        : null
