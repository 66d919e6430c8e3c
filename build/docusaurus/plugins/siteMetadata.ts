// `@generated/site-metadata`, the versions of the site and of its plugins, as components read them.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPackage } from '../../io/findPackage.ts'
import type { PluginOutcome, PluginVersion } from '../../model/pluginOutcome.ts'
import type { Config } from '../../model/project.ts'
import { docusaurusVersion } from '../../shared/docusaurusVersion.ts'

interface SiteMetadata {
  readonly docusaurusVersion: string
  readonly siteVersion?: string
  readonly pluginVersions: Readonly<Record<string, PluginVersion>>
}

/** Packages that Troodon has the place of do not run: their names follow from those of the packages. */
export function siteMetadataOf(
  root: string,
  config: Config,
  { versions }: Pick<PluginOutcome, 'versions'>,
): SiteMetadata {
  const running = new Set(Object.values(versions).flatMap((one) => (one.type === 'package' ? one.name : [])))
  const replaced = Object.entries(replacedVersions(root, config)).filter(([, { name }]) => !running.has(name))
  const { version: siteVersion } = manifestIn(root)
  return {
    docusaurusVersion,
    ...(siteVersion === undefined ? {} : { siteVersion }),
    pluginVersions: { ...Object.fromEntries(replaced), ...versions },
  }
}

type PackageVersion = Extract<PluginVersion, { readonly type: 'package' }>

/** The packages of the configuration that Troodon has the place of, by the names of their plugins. */
export function replacedVersions(root: string, config: Config): Readonly<Record<string, PackageVersion>> {
  const packages = (config.docusaurus['pluginPackages'] ?? []) as readonly string[]
  return Object.fromEntries(
    packages.flatMap((name) => {
      const version = findPackage(name, root)?.version
      return version === undefined ? [] : [[pluginName(name), { type: 'package', name, version }]]
    }),
  )
}

/** `@docusaurus/plugin-sitemap` is `docusaurus-plugin-sitemap`. */
const pluginName = (name: string): string => name.replace(/^@docusaurus\//, 'docusaurus-')

/** By the nearest manifest: `folder` is the one of the plugin's file, `root` that of the site. */
export function pluginVersion(folder: string, root: string): PluginVersion {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    const file = join(at, 'package.json')
    if (!existsSync(file) || !lstatSync(file).isFile()) continue
    if (at === root) return { type: 'project' }
    const { name = '', version = '' } = manifestIn(at)
    return { type: 'package', name, version }
  }
  return { type: 'local' }
}

/** Empty where there is none. Mistakes in it are those of npm. */
function manifestIn(folder: string): { readonly name?: string; readonly version?: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object
  } catch {
    return {}
  }
}
