// Options of the installed site: offline mode and web manifest.
import * as v from 'valibot'
import { offlineStrategies } from '../../shared/offline.ts'
import { group } from './group.ts'
import { texts } from './values.ts'

const text = v.optional(v.string())
const manifestIcon = group({ src: v.string(), sizes: text, type: text, purpose: text })

const color = v.optional(
  v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a colour such as #2e8555')),
)

const webManifest = group({
  name: text,
  short_name: text,
  description: text,
  id: text,
  start_url: text,
  scope: text,
  lang: text,
  dir: v.optional(v.picklist(['ltr', 'rtl', 'auto'] as const)),
  display: v.optional(v.picklist(['standalone', 'fullscreen', 'minimal-ui', 'browser'] as const)),
  orientation: text,
  theme_color: color,
  background_color: color,
  categories: v.optional(texts),
  icons: v.optional(v.array(manifestIcon)),
  screenshots: v.optional(
    v.array(group({ src: v.string(), sizes: text, type: text, form_factor: text, label: text })),
  ),
  shortcuts: v.optional(
    v.array(
      group({
        name: v.string(),
        short_name: text,
        description: text,
        url: v.string(),
        icons: v.optional(v.array(manifestIcon)),
      }),
    ),
  ),
  related_applications: v.optional(v.array(group({ platform: v.string(), url: text, id: text }))),
  prefer_related_applications: v.optional(v.boolean()),
})

export const pwa = group({
  offlineModeActivationStrategies: v.optional(v.array(v.picklist(offlineStrategies)), [
    'appInstalled',
    'standalone',
    'queryString',
  ]),
  debug: v.optional(v.boolean(), false),
  injectManifestConfig: v.optional(
    group({
      globPatterns: v.optional(v.pipe(texts, v.minLength(1, 'must have at least one pattern')), ['**']),
      globIgnores: v.optional(texts, []),
      maximumFileSizeToCacheInBytes: v.optional(
        v.pipe(v.number(), v.minValue(1, 'must be 1 or more')),
        5_000_000,
      ),
    }),
    {},
  ),
  manifest: v.optional(webManifest, {}),
})
