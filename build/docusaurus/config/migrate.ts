// The equivalent `site.config.ts` of a configuration for Docusaurus.
import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RunOptions } from '../../config/modules/siteModules.ts'
import type { Migration, SiteAdapter } from '../../config/siteAdapter.ts'
import { UsageError } from '../../model/usageError.ts'
import type { Raw } from './docusaurusConfig.ts'
import { loadDocusaurus } from './loadDocusaurus.ts'
import { printConfig } from './printConfig.ts'
import { prismThemes } from './prismThemes.ts'
import { withoutDefaults } from './withoutDefaults.ts'

type MigratedSite = Parameters<SiteAdapter['migrate']>[0]

export async function migrate(
  { file, root, theme: wanted }: MigratedSite,
  options: RunOptions,
): Promise<Migration> {
  const loaded = await loadDocusaurus(file, root, options)
  const plain = loaded.plain as Raw
  const theme = wanted ?? plain['theme']
  if (theme === 'docusaurus' && plain['theme'] !== 'docusaurus')
    throw new UsageError('The site has not installed Docusaurus 3, so its theme cannot show the pages.')
  const hasFolder = (path: string) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false
  const { theme: _, ...others } = withoutDefaults(plain, { hasFolder })
  const config: Raw = theme === 'docusaurus' ? { ...others, theme } : others
  const imported = prismThemes(root)
  return { ...printConfig(config, { file: basename(file), old: loaded.given, imported }), config }
}
