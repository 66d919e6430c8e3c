// The values of a configuration that components read with `useDocusaurusContext` and `useThemeConfig`, beside
// those that have a key here.
import { isPlain, isRaw, type Raw, rawOf } from '../docusaurusConfig.ts'
import type { Entry } from './entries.ts'
import { hasThemeInLayers } from './layers.ts'

/** Undefined when there are none. Functions cannot be in the browser. */
export function componentValues(config: Raw, entries: readonly Entry[]): Raw | undefined {
  const themeConfig = without(rawOf(config['themeConfig']), ownTheme)
  const values = {
    ...without(config, own),
    ...(hasThemeInLayers(config, entries) ? layered : {}),
    // Components get URLs without a slash where the host decides it (model/openSlashes.ts).
    ...(typeof config['trailingSlash'] === 'boolean' ? {} : { trailingSlash: null }),
    ...(Object.keys(themeConfig).length > 0 ? { themeConfig } : {}),
  }
  return Object.keys(values).length > 0 ? values : undefined
}

/** The one flag of the next version that decides how a site looks. */
const layered = { future: { v4: { useCssCascadeLayers: true } } }

/** Keys whose values are made from the options, or that no component reads. */
const own = [
  '$schema',
  'title',
  'tagline',
  'url',
  'baseUrl',
  'favicon',
  'noIndex',
  'titleDelimiter',
  'trailingSlash',
  'customFields',
  'staticDirectories',
  'storage',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'i18n',
  'markdown',
  'future',
  'webpack',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'presets',
  'plugins',
  'themes',
  'themeConfig',
]

const ownTheme = [
  'blog',
  'navbar',
  'colorMode',
  'tableOfContents',
  'metadata',
  'image',
  'algolia',
  'footer',
  'announcementBar',
]

const without = (given: Raw, keys: readonly string[]): Raw =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([key]) => !keys.includes(key))
      .flatMap(([key, value]) => {
        const data = dataOf(value)
        return data === undefined ? [] : [[key, data] as const]
      }),
  )

/** The parts of a value that JSON can contain. Undefined for functions and other objects with code. */
export function dataOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => dataOf(one) ?? null)
  if (isRaw(value)) return isPlain(value) ? without(value, []) : undefined
  return typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint'
    ? undefined
    : value
}
