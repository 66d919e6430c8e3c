// What themes and plugins of content configure for webpack and PostCSS.
import type { SiteModules } from '../../config/modules/siteModules.ts'
import { hashOf } from '../../io/hash.ts'
import { joinRules, type PluginOutcome } from '../../model/pluginOutcome.ts'
import type { ThemeContract } from '../../model/themeContract.ts'
import { changeOf } from '../plugins/collectOutcome.ts'
import type { RunningPlugin } from '../plugins/docusaurusPlugin.ts'
import { loaderOpener } from '../plugins/openLoaders.ts'
import { webpackRules } from '../plugins/webpackRules.ts'

type Rules = Pick<PluginOutcome, 'browser' | 'server' | 'postcss'>

export function themeRules(started: readonly RunningPlugin[], root: string, modules: SiteModules): Rules {
  const configured = started.filter(({ plugin }) => plugin.configureWebpack !== undefined)
  const rulesFor = (isServer: boolean) =>
    joinRules(configured.map((one) => webpackRules(one, isServer, loaderOpener(modules, root, one.folder))))
  return { browser: rulesFor(false), server: rulesFor(true), postcss: changeOf(started) }
}

/** With those of the plugins that ran before. */
export function withThemeRules(
  plugins: PluginOutcome,
  { themes, clientModules, rules: { browser, server, postcss }, svgr }: ThemeContract,
): PluginOutcome {
  const key = JSON.stringify([themes, clientModules, browser, server, svgr], (_, value: unknown) =>
    value instanceof RegExp || typeof value === 'function' ? String(value) : value,
  )
  return {
    ...plugins,
    key: hashOf(plugins.key, key),
    browser: joinRules([browser, plugins.browser]),
    server: joinRules([server, plugins.server]),
    postcss:
      postcss && plugins.postcss
        ? (options) => plugins.postcss?.(postcss(options)) ?? options
        : (postcss ?? plugins.postcss),
  }
}
