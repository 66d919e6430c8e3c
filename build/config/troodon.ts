// `troodon`: what the configuration and the sidebars of a site import. It holds types and one function, so
// that a configuration loads without the rest of the engine.
import type { FrontMatterSchema } from '../model/config/frontMatterSchema.ts'
import type { WithSchema } from './frontMatterOf.ts'
import type { SiteConfig } from './siteConfig.ts'

export type { AuthorsFile } from '../kinds/blog/authorsSchema.ts'
export type { CategoryFile } from '../kinds/docs/categorySchema.ts'
export type {
  PluginPage,
  PluginPageRoute,
  PluginSources,
  PluginTools,
  TroodonPlugin,
} from '../model/config/plugin.ts'
export type * from '../model/config/sidebarConfig.ts'
export type { BlogFrontMatter, DocsFrontMatter, PagesFrontMatter } from '../model/frontMatterSchema.ts'
export type { BuiltPages, PluginFile } from '../model/pluginOutcome.ts'
export type { EditUrl, EditUrlInput, FrontMatterHook } from '../model/project.ts'
export type { FrontMatterOf } from './frontMatterOf.ts'
export type { BlogOptions, DocsOptions, PagesOptions, SiteConfig, ThemeOptions } from './siteConfig.ts'

/** Types the configuration in an editor: `export default defineConfig({ … })`. Returns it unchanged. */
export const defineConfig = <Schema extends FrontMatterSchema = FrontMatterSchema>(
  config: SiteConfig & WithSchema<Schema>,
): SiteConfig & WithSchema<Schema> => config
