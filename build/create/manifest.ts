// The package.json of a new site, and the changes to one that exists.

import { byName } from '../shared/byName.ts'
import type { PackageManager } from './choices.ts'
import { parseManifest } from './parseManifest.ts'

const scripts = {
  watch: 'troodon watch --open',
  build: 'troodon build',
  serve: 'troodon serve',
  check: 'troodon check',
} as const

export interface ManifestOptions {
  readonly name: string
  /** The version range of Troodon, such as `^1.2.0`, or its folder. */
  readonly troodon: string
  readonly packageManager: PackageManager
  /** Whether pages and configuration are written in TypeScript. */
  readonly types: boolean
}

/** The types that editors need for the React components of a site. */
const reactTypes = '^19.3.0'

export interface ManifestText {
  readonly text: string
  /** Script → command, such as `troodon:build` when the site has another script `build`. */
  readonly scripts: Readonly<Record<string, string>>
}

/** esbuild has an install script. npm and pnpm print a warning about a script that is not mentioned. */
const allowedScripts: Readonly<Record<PackageManager, object>> = {
  npm: { allowScripts: { esbuild: true } },
  pnpm: { pnpm: { onlyBuiltDependencies: ['esbuild'] } },
  yarn: {},
}

/** A new package.json. */
export function newManifest({ name, troodon, types, packageManager }: ManifestOptions): ManifestText {
  const manifest = {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts,
    dependencies: { troodon },
    ...(types ? { devDependencies: { '@types/react': reactTypes } } : {}),
    ...allowedScripts[packageManager],
  }
  return { text: `${JSON.stringify(manifest, null, 2)}\n`, scripts }
}

/**
 * Adds Troodon and scripts to the text of a package.json, and leaves everything else as it is. Throws a
 * UsageError when the text is not a JSON object.
 */
export function changedManifest(text: string, { troodon, types }: ManifestOptions): ManifestText {
  const manifest = parseManifest(text)
  const taken = manifest['scripts'] ?? {}
  const isFree = Object.entries(scripts).every(([script, command]) => (taken[script] ?? command) === command)
  const added = Object.fromEntries(
    Object.entries(scripts).map(([script, command]) => [isFree ? script : `troodon:${script}`, command]),
  )
  const devDependencies = manifest['devDependencies'] ?? {}
  const hasTypes = '@types/react' in { ...manifest['dependencies'], ...devDependencies }
  const changed = {
    ...manifest,
    scripts: { ...taken, ...added },
    dependencies: sorted({ ...manifest['dependencies'], troodon }),
    ...(types && !hasTypes
      ? { devDependencies: sorted({ ...devDependencies, '@types/react': reactTypes }) }
      : {}),
  }
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  '
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const printed = `${JSON.stringify(changed, null, indent)}${/\n$/.test(text) ? '\n' : ''}`
  return { text: printed.replaceAll('\n', end), scripts: added }
}

const sorted = (packages: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(packages).sort(byName))
