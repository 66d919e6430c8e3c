// The values of `themeConfig` that plugins have checked or set when they started, for `useThemeConfig`.
import { isDeepStrictEqual } from 'node:util'
import type { Config } from '../../model/project.ts'
import { dataOf } from '../config/convert/values.ts'
import { rawOf } from '../config/docusaurusConfig.ts'
import { browserConfig } from './browserConfig.ts'
import type { RunningPlugin } from './docusaurusPlugin.ts'

/** Without those that the theme has itself. All plugins have one `siteConfig`, so any of them will do. */
export function themeConfigOf(
  running: RunningPlugin | undefined,
  config: Config,
): Readonly<Record<string, unknown>> {
  const own = rawOf(browserConfig(config)['themeConfig'])
  const values = rawOf(running?.context.siteConfig['themeConfig'])
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const data = dataOf(value)
      const isKnown = ofTheme.has(key) || data === undefined || isDeepStrictEqual(data, own[key])
      return isKnown ? [] : [[key, data]]
    }),
  )
}

const ofTheme: ReadonlySet<string> = new Set([
  'algolia',
  'announcementBar',
  'blog',
  'colorMode',
  'docs',
  'footer',
  'image',
  'metadata',
  'navbar',
  'prism',
  'tableOfContents',
])
