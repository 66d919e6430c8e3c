// esbuild plugin for the server's code: leaves out large modules that are imported later. Bundling an editor
// such as Monaco takes seconds and hundreds of MB, and no page loads it while it is rendered.
import type { Plugin } from 'esbuild'
import { relativePath } from '../../io/osPath.ts'
import type { IsLargeImport } from './largeImports.ts'
import { leftOutModule } from './leftOutModule.ts'

/** Must come before all other plugins. `isLarge` waits for the run that bundles everything. */
export function leaveOutPlugin(isLarge: Promise<IsLargeImport>): Plugin {
  return {
    name: 'troodon-leave-out',
    setup(build) {
      const work = build.initialOptions.absWorkingDir ?? '/'
      build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, namespace }) => {
        if (kind !== 'dynamic-import') return null
        const name = namespace === 'file' ? relativePath(work, importer) : `${namespace}:${importer}`
        return (await isLarge)(name, path) ? { path: `${path} of ${name}`, namespace: 'left-out' } : null
      })
      build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: leftOutModule, loader: 'js' }))
    },
  }
}
