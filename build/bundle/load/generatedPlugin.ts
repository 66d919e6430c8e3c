// esbuild plugin: modules generated from the configuration. `@generated/docusaurus.config` is its public
// part, `@generated/client-modules` the list of the site's modules for the browser.

import { isAbsolute, join, relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { componentConfig, siteMetadata } from '../../config/siteAdapter.ts'
import type { PluginOutcome } from '../../model/pluginOutcome.ts'
import type { Config } from '../../model/project.ts'
import { workName } from '../workFolder/workNames.ts'

/** The modules that do not come from data of a plugin. */
export const generatedNames =
  /^@generated\/(?:docusaurus\.config|client-modules|globalData|site-metadata)(?:\.json|\.m?js)?$/

/** `without` are names of files in the working folder that are left out. */
export function generatedPlugin(
  config: Config,
  plugins: Pick<PluginOutcome, 'clientModules' | 'globalData' | 'themeConfig' | 'versions'>,
  { root, without }: { readonly root: string; readonly without: ReadonlySet<string> },
): Plugin {
  const clientModules = config.clientModules.filter((path) => !without.has(workName(path)))
  const customCss = config.customCss.filter((path) => !without.has(workName(path)))
  return {
    name: 'troodon-generated',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onResolve({ filter: generatedNames }, ({ path }) => ({
        path: path.replace(/\.(?:json|m?js)$/, ''),
        namespace: 'generated',
      }))
      build.onLoad({ filter: /site-metadata$/, namespace: 'generated' }, () => ({
        contents: `export default ${JSON.stringify(siteMetadata(root, config, plugins))}`,
        loader: 'js',
      }))
      build.onLoad({ filter: /config$/, namespace: 'generated' }, () => {
        const values = componentConfig(config, plugins.themeConfig)
        return { contents: `export default ${JSON.stringify(values)}`, loader: 'js' }
      })
      build.onLoad({ filter: /globalData$/, namespace: 'generated' }, () => ({
        contents: `export default ${JSON.stringify(plugins.globalData)}`,
        loader: 'js',
      }))
      build.onLoad({ filter: /client-modules$/, namespace: 'generated' }, () => {
        const files = [
          ...clientModules.map((path) => join(base, workName(path))),
          ...plugins.clientModules.map((path) => fileImport(path, root)),
        ]
        const imports = files.map((path, index) => `import * as m${index} from ${JSON.stringify(path)}`)
        const styles = customCss.map((path) => `import ${JSON.stringify(join(base, workName(path)))}`)
        const own = files.map((_, index) => `m${index}`)
        const modules = config.countsPages ? [pageViews, ...own] : own
        return {
          contents: `${[...styles, ...imports].join('\n')}\nexport default [${modules.join(', ')}]`,
          loader: 'js',
          resolveDir: base,
        }
      })
    },
  }
}

/** The form that build/bundle/load/pluginFilesPlugin.ts resolves. */
const fileImport = (path: string, root: string): string =>
  isAbsolute(path) || path.startsWith('.')
    ? `troodon-file:${relative(root, resolve(root, path)).replaceAll('\\', '/')}`
    : path

/** A client module: the first page is counted by the script in the head. */
const pageViews = `{
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return
    gtag('set', 'page_path', location.pathname + location.search + location.hash)
    gtag('event', 'page_view')
  },
}`
