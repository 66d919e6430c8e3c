// The plugins of a site as those made for Docusaurus read them in `postBuild`, with those that do not run
// because Troodon has the place of them.
import { join } from 'node:path'
import type { BuiltSite, PluginVersion } from '../../model/pluginOutcome.ts'
import type { Config, Project } from '../../model/project.ts'
import { docusaurusVersion } from '../../shared/docusaurusVersion.ts'
import { lazyField } from '../../shared/lazyField.ts'
import type { Made } from './runLifecycle.ts'
import { pluginVersion, replacedVersions } from './siteMetadata.ts'

interface LoadedPlugin {
  readonly name: string
  readonly version: PluginVersion
}

/** Those of the site's content first, as in the classic preset. Their content is made when it is read. */
export function loadedPlugins(
  { running, globalData }: Pick<Made, 'running' | 'globalData'>,
  contents: ReturnType<BuiltSite['contents']>,
  { root, config }: Project,
): readonly LoadedPlugin[] {
  const isOwn = (name: string, id: string) => running.some((one) => one.plugin.name === name && one.id === id)
  const ofContent = Object.entries(contents).flatMap(([name, byId]) =>
    Object.keys(byId)
      .filter((id) => !isOwn(name, id))
      .map((id) => {
        const version = versionOf(`@docusaurus/${name.slice('docusaurus-'.length)}`)
        const loaded = { name, options: contentOptions(name, id, root, config), version }
        lazyField(loaded, 'content', () => byId[id])
        return loaded
      }),
  )
  const names = new Set([...running.map(({ plugin }) => plugin.name), ...Object.keys(contents)])
  const replaced = Object.entries(replacedVersions(root, config))
    .filter(([name]) => !names.has(name))
    .map(([name, version]) => ({ name, options: { id: 'default' }, content: undefined, version }))
  const others = running.map(({ plugin, id, folder, options, content }) => ({
    ...plugin,
    options: { id, ...options },
    content,
    path: folder,
    globalData: globalData[plugin.name]?.[id],
    version: pluginVersion(folder, root),
  }))
  return [...ofContent, ...replaced, ...others]
}

const versionOf = (name: string): PluginVersion => ({ type: 'package', name, version: docusaurusVersion })

/** The options of an instance with all defaults, under the names of Docusaurus. */
function contentOptions(name: string, id: string, root: string, config: Config): object {
  const { docs, blogs, pages } = config
  const instances: Readonly<Record<string, readonly { readonly id: string }[]>> = {
    'docusaurus-plugin-content-docs': docs,
    'docusaurus-plugin-content-blog': blogs,
    'docusaurus-plugin-content-pages': pages,
  }
  const found = instances[name]?.find((one) => one.id === id) ?? { id }
  const given = Object.entries(found).filter(([key]) => !own.has(key))
  const options = Object.fromEntries(given.map(([key, value]) => [key, value ?? undefined]))
  // The root of the site is a slash there.
  if (options['routeBasePath'] === '') options['routeBasePath'] = '/'
  if ('feeds' in options) {
    const { feeds, ...others } = options
    return { ...others, feedOptions: feedOptions(feeds) }
  }
  const { sidebarPath } = options
  return typeof sidebarPath === 'string'
    ? { ...options, sidebarPath: join(root, config.contentDir, sidebarPath) }
    : options
}

/** Options of Troodon alone. */
const own: ReadonlySet<string> = new Set([
  'categoryIndexNames',
  'deepRoutes',
  'entries',
  'authorPageBasePath',
  'wordsPerMinute',
])

function feedOptions(feeds: unknown): object {
  if (typeof feeds !== 'object' || feeds === null) return { type: null }
  const { types, ...others } = feeds as { readonly types: readonly string[] }
  return { ...others, type: types }
}
