// The plugins of esbuild that read the code of a site and its theme as webpack would.
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { dataPlugin } from '../../bundle/load/dataPlugin.ts'
import { fileUrlPlugin } from '../../bundle/load/fileUrlPlugin.ts'
import { type FoundFiles, pluginFilesPlugin } from '../../bundle/load/pluginFilesPlugin.ts'
import { dynamicRequestPlugin } from '../../bundle/resolve/dynamicRequestPlugin.ts'
import { moduleTypePlugin } from '../../bundle/resolve/moduleTypePlugin.ts'
import { withProvidedNames } from '../../bundle/resolve/providedPlugin.ts'
import { requestPlugin } from '../../bundle/resolve/requestPlugin.ts'
import type { Workbox } from '../../bundle/serviceWorker.ts'
import { cssModulesPlugin } from '../../bundle/styles/cssModulesPlugin.ts'
import { cssTextPlugin } from '../../bundle/styles/cssTextPlugin.ts'
import { stylePlugin } from '../../bundle/styles/stylePlugin.ts'
import type { StyleReader } from '../../bundle/styles/styleSource.ts'
import { plainPaths } from '../../bundle/workFolder/packageLinks.ts'
import type { PluginOutcome } from '../../model/pluginOutcome.ts'
import type { SvgRule } from '../../model/themeContract.ts'
import { filePlugin } from './filePlugin.ts'
import type { OrderMedia } from './mediaOrder.ts'
import { hasLooseImports } from './moduleTypes.ts'
import { type ThemeFiles, themePlugin } from './themePlugin.ts'

export interface ThemeOptions extends ThemeFiles {
  readonly baseUrl: string
  readonly styles: StyleReader
  /** What makes the style sheet of languages of the other direction; null without such languages. */
  readonly mirrored: Pick<ThemeOptions, 'clientModules' | 'styles'> | null
  /** Null where rules in media queries stay where they are. */
  readonly orderMedia: OrderMedia | null
  /** Null for a site without a service worker. */
  readonly workbox: Workbox | null
  readonly svgr: SvgRule | null
  /** What plugins of the site configure for webpack. */
  readonly plugins: Pick<PluginOutcome, 'browser' | 'server' | 'key'>
}

export function codePlugins(options: ThemeOptions, isServer: boolean, found: FoundFiles): Plugin[] {
  const { root, engineRoot, baseUrl, plugins, styles, compile, svgr } = options
  const theme = join(engineRoot, 'theme')
  const links = plainPaths
  const { files: rules } = isServer ? plugins.server : plugins.browser
  const files = { root, theme, links, baseUrl, markdownModule: compile }
  const all = [
    themePlugin(options, isServer),
    pluginFilesPlugin(plugins, files, found),
    fileUrlPlugin({ baseUrl, root, ...found, withUrls: new Set(), site: root }),
    dynamicRequestPlugin({ root, links, aliases: plugins.browser.aliases, ...found }),
    cssTextPlugin({ name: 'troodon-no-packages', setup() {} }),
    requestPlugin,
    stylePlugin(styles, !isServer),
    cssModulesPlugin(!isServer, styles),
    dataPlugin,
    filePlugin({
      baseUrl,
      copies: found.assets,
      read: found.read,
      svgr,
      isLoaded: (path) => rules.some((one) => one.matches(path, '')),
    }),
    moduleTypePlugin(hasLooseImports),
  ]
  return withProvidedNames(all, plugins, { from: root, theme })
}
