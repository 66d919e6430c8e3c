// What a site's own files import from the builder: `import { defineConfig } from './build/config/defineConfig.ts'`.
import type { SiteConfig } from './normalize.ts'

export type { SiteConfig }

/** Types the configuration in an editor: `export default defineConfig({ … })`. Returns it unchanged. */
export const defineConfig = (config: SiteConfig): SiteConfig => config
