// The configuration of the site as code that was made for Docusaurus receives it: with all defaults.

import { docusaurusI18n } from '../../model/docusaurusI18n.ts'
import { baseUrlOf, urlOf } from '../../model/locales.ts'
import { leavesSlashes } from '../../model/openSlashes.ts'
import type { Config, Project } from '../../model/project.ts'
import { docusaurusSiteConfig } from '../config/siteConfig.ts'
import { withThemeDefaults } from '../config/themeDefaults.ts'
import { browserConfig } from './browserConfig.ts'

/** In one language, whose base URL it has. `given` is a configuration for Docusaurus, if the site has one. */
export function docusaurusSite(
  config: Config,
  locale: string,
  given: Project['docusaurus'] = null,
): Record<string, unknown> {
  const { title, tagline, trailingSlash, favicon, customFields, staticDirectories, markdown } = config
  const whole = docusaurusSiteConfig(
    given ?? {
      ...browserConfig(config),
      organizationName: '',
      projectName: '',
      markdown: { format: markdown.format },
    },
  )
  return {
    ...withThemeDefaults(whole),
    ...{ title, tagline, customFields: { ...customFields } },
    trailingSlash: leavesSlashes(config) ? undefined : trailingSlash,
    favicon: favicon ?? undefined,
    staticDirectories: given?.['staticDirectories'] ?? staticDirectories,
    url: urlOf(locale, config),
    baseUrl: baseUrlOf(locale, config),
    i18n: docusaurusI18n(config),
  }
}
