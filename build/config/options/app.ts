// Options of the installed site: offline mode and web manifest.
import * as v from 'valibot'
import { offlineStrategies } from '../../shared/offline.ts'
import { group, unlessFalse } from './group.ts'
import { texts } from './values.ts'
import { webManifest } from './webManifest.ts'

const injectManifestConfig = group({
  /**
   * Patterns of output files that are kept for reading without a network.
   * @default ['**']
   * @example ['docs/**', 'assets/**']
   */
  globPatterns: v.optional(v.pipe(texts, v.minLength(1, 'must have at least one pattern')), ['**']),
  /**
   * Patterns of output files that are not kept.
   * @default []
   * @example ['docs/1.*\/**', 'archive/**']
   */
  globIgnores: v.optional(texts, []),
  /**
   * Size in bytes above which a file is not kept.
   * @default 5_000_000
   * @example 1_000_000
   */
  maximumFileSizeToCacheInBytes: v.optional(
    v.pipe(v.number(), v.minValue(1, 'must be 1 or more')),
    5_000_000,
  ),
  /**
   * If there are more files to keep, the browser keeps the theme and the home page at first, then each page
   * that the reader opens.
   * @default 5_000
   * @example 20_000
   */
  maximumFilesToCache: v.optional(v.pipe(v.number(), v.minValue(0, 'must be 0 or more')), 5_000),
})

export const pwa = unlessFalse(
  group({
    /**
     * When the offline mode is on; one reason is enough.
     * @default ['appInstalled', 'standalone', 'queryString']
     * @example ['always']
     */
    offlineModeActivationStrategies: v.optional(v.array(v.picklist(offlineStrategies)), [
      'appInstalled',
      'standalone',
      'queryString',
    ]),
    /**
     * Logs to the console what the page and the service worker do.
     * @default false
     * @example true
     */
    debug: v.optional(v.boolean(), false),
    /**
     * Which files are kept.
     * @default {}
     * @example { globIgnores: ['archive/**'] }
     */
    injectManifestConfig: v.optional(injectManifestConfig, {}),
    /**
     * Members of the web manifest that differ from the configuration.
     * @default {}
     * @example { short_name: 'Handbook' }
     */
    manifest: v.optional(webManifest, {}),
  }),
)
