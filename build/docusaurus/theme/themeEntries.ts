// The plugins and themes that have a part in the pages of a site for Docusaurus.
import { join } from 'node:path'
import type { SiteModules } from '../../config/modules/siteModules.ts'
import { findPackage } from '../../io/findPackage.ts'
import type { Project } from '../../model/project.ts'
import type { Convert } from '../config/convert/context.ts'
import { classicPreset, type Entry } from '../config/convert/entries.ts'
import { type Raw, rawOf } from '../config/docusaurusConfig.ts'
import { findEntries } from '../config/findEntries.ts'
import { runPreset } from '../config/runPreset.ts'
import { docusaurusSiteConfig } from '../config/siteConfig.ts'

/** Those whose work Troodon does: they add nothing to the pages. */
const without = new Set([
  '@docusaurus/plugin-sitemap',
  '@docusaurus/plugin-client-redirects',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-svgr',
  'docusaurus-plugin-sass',
])

const layersEntry: Entry = {
  ...{ name: '@docusaurus/plugin-css-cascade-layers', module: '@docusaurus/plugin-css-cascade-layers' },
  ...{ kind: 'plugin', preset: classicPreset, options: {}, where: 'future.v4.useCssCascadeLayers' },
}

/** Whether the preset puts style sheets in layers, in versions that have them. */
function hasLayers(config: Raw, root: string): boolean {
  const { v4 } = rawOf(docusaurusSiteConfig(config)['future'])
  return rawOf(v4)['useCssCascadeLayers'] === true && findPackage(String(layersEntry.name), root) !== null
}

interface EntriesInput {
  readonly project: Project
  /** Runs the site's presets. */
  readonly modules: SiteModules
}

/** Whether Troodon leaves the work to the plugin or theme. */
export const hasPart = ({ name }: Entry): boolean => name === null || !without.has(name)

/** The plugins and themes of the configuration, with those that the classic preset adds by itself. */
export async function themeEntries({ project, modules }: EntriesInput): Promise<readonly Entry[]> {
  const { root, configFile } = project
  const config = project.docusaurus ?? {}
  const file = join(root, configFile ?? 'docusaurus.config.js')
  const quiet: Convert = { path: (value) => value, hasFolder: () => false, hasTheme: true, note: () => {} }
  const found = await findEntries(config, quiet, (preset) =>
    runPreset(preset, { file, root, config, modules }),
  )
  const theme = config['themeConfig'] as { readonly algolia?: unknown } | undefined
  const search = '@docusaurus/theme-search-algolia'
  const hasSearch = found.some(({ name }) => name === search)
  const classic = found.findIndex(({ name }) => name === '@docusaurus/theme-classic')
  const added: Entry[] =
    theme?.algolia && !hasSearch && classic !== -1
      ? [
          {
            ...{ name: search, module: search, preset: classicPreset },
            kind: 'theme',
            options: {},
            where: 'themeConfig.algolia',
          },
        ]
      : []
  const layers = classic !== -1 && hasLayers(config, root) ? [layersEntry] : []
  return [...layers, ...found.slice(0, classic + 1), ...added, ...found.slice(classic + 1)]
}
