// esbuild plugin: modules generated from the configuration. `@generated/docusaurus.config` is its public
// part, `@generated/client-modules` the list of the site's modules for the browser.
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Config } from '../model/project.ts'
import { docusaurusConfig } from './docusaurusConfig.ts'
import { workName } from './workNames.ts'

export function generatedPlugin(config: Config): Plugin {
  return {
    name: 'troodon-generated',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onResolve({ filter: /^@generated\/(?:docusaurus\.config|client-modules)$/ }, ({ path }) => ({
        path,
        namespace: 'generated',
      }))
      build.onLoad({ filter: /config$/, namespace: 'generated' }, () => {
        return { contents: `export default ${JSON.stringify(docusaurusConfig(config))}`, loader: 'js' }
      })
      build.onLoad({ filter: /client-modules$/, namespace: 'generated' }, () => {
        const imports = config.clientModules.map(
          (path, index) => `import * as m${index} from ${JSON.stringify(join(base, workName(path)))}`,
        )
        const styles = config.customCss.map((path) => `import ${JSON.stringify(join(base, workName(path)))}`)
        return {
          contents: `${[...styles, ...imports].join('\n')}\nexport default [${config.clientModules.map((_, index) => `m${index}`).join(', ')}]`,
          loader: 'js',
          resolveDir: base,
        }
      })
    },
  }
}
