// The context of presets and plugins that run while the configuration is read.
import { join } from 'node:path'
import type { SiteModules } from '../../config/modules/siteModules.ts'
import type { Raw } from './docusaurusConfig.ts'

export interface ConfigPlace {
  /** The configuration, absolute. */
  readonly file: string
  readonly root: string
  readonly config: Raw
  readonly modules: SiteModules
}

export const earlyContext = <Site extends Raw>({ root, file }: ConfigPlace, siteConfig: Site) => ({
  siteDir: root,
  siteConfig,
  siteConfigPath: file,
  outDir: join(root, 'build'),
  generatedFilesDir: join(root, '.docusaurus'),
  localizationDir: join(root, 'i18n'),
  baseUrl: siteConfig['baseUrl'],
  i18n: siteConfig['i18n'],
})
