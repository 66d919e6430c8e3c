// Workbox, when the site has installed workbox-build: the library that the worker's code (theme/sw.ts) is
// bundled with. The list of files is made from the build's own manifest (outputs/pwa): Workbox would read and
// hash all of dist/ again.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { findPackage } from '../io/findPackage.ts'
import type { Config } from '../model/project.ts'

export interface Workbox {
  readonly version: string
  /** Folder from which its libraries are resolved. */
  readonly folder: string
}

/** Looks in the site's packages, then in the engine's; null when neither has it, or without offline mode. */
export function findWorkbox(root: string, { pwa }: Config): Workbox | null {
  if (pwa === null || pwa === 'remove') return null
  const found = findPackage('workbox-build', root)
  if (!found) return null
  try {
    const beside = createRequire(join(found.folder, 'package.json'))
    return { version: found.version, folder: dirname(beside.resolve('workbox-precaching/package.json')) }
  } catch {
    // Incompletely installed.
    return null
  }
}

/** esbuild's options for the worker: one classic script. `packages` finds Workbox. */
export const workerBuild = (entry: string, packages: Plugin): BuildOptions => ({
  entryPoints: [entry],
  format: 'iife',
  splitting: false,
  minify: true,
  platform: 'browser',
  target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
  plugins: [packages],
})
