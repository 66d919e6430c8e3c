// The changes that plugins have made to the configuration for Docusaurus in all their methods, as far as they
// can still have an effect: an item of the navbar, an element of the head.

import type { Project } from '../../model/project.ts'
import { changedKeys } from '../config/changedKeys.ts'
import { type Raw, rawOf } from '../config/docusaurusConfig.ts'
import type { RunningPlugin } from './docusaurusPlugin.ts'
import { docusaurusSite } from './docusaurusSite.ts'

/** Empty for a site with another configuration. All plugins have one `siteConfig`, so any of them will do. */
export function siteChanges(running: RunningPlugin | undefined, { config, docusaurus }: Project): Raw {
  if (!running || docusaurus === null) return {}
  const before = docusaurusSite(config, running.locale, docusaurus)
  const changes = changedKeys(before, running.context.siteConfig)
  const theme = only(rawOf(changes['themeConfig']), ofTheme)
  return { ...only(changes, ofSite), ...(Object.keys(theme).length > 0 ? { themeConfig: theme } : {}) }
}

const only = (given: Raw, keys: readonly string[]): Raw =>
  Object.fromEntries(keys.filter((key) => key in given).map((key) => [key, given[key]]))

const ofSite = ['customFields', 'headTags', 'scripts', 'stylesheets']
const ofTheme = ['announcementBar', 'colorMode', 'docs', 'footer', 'image', 'metadata', 'navbar']
