// Members of the web manifest, which describes the site as an app.
import * as v from 'valibot'
import { group } from './group.ts'
import { texts } from './values.ts'

const text = v.optional(v.string())
const color = v.optional(
  v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a color such as #2e8555')),
)

const icon = group({
  /**
   * Path or URL of the icon.
   * @example '/img/icon-512.png'
   */
  src: v.string(),
  /**
   * Sizes of the icon.
   * @default none
   * @example '512x512'
   */
  sizes: text,
  /**
   * Media type of the icon.
   * @default none
   * @example 'image/png'
   */
  type: text,
  /**
   * Purpose of the icon.
   * @default none
   * @example 'maskable'
   */
  purpose: text,
})

const screenshot = group({
  /**
   * Path or URL of the screenshot.
   * @example '/img/screen.png'
   */
  src: v.string(),
  /**
   * Size of the screenshot.
   * @default none
   * @example '1280x720'
   */
  sizes: text,
  /**
   * Media type of the screenshot.
   * @default none
   * @example 'image/png'
   */
  type: text,
  /**
   * Kind of screen: `wide` or `narrow`.
   * @default none
   * @example 'wide'
   */
  form_factor: text,
  /**
   * Description of the screenshot.
   * @default none
   * @example 'The start page'
   */
  label: text,
})

const shortcut = group({
  /**
   * Name of the shortcut in the menu of the app.
   * @example 'Feeding'
   */
  name: v.string(),
  /**
   * Name where there is little space.
   * @default none
   * @example 'Food'
   */
  short_name: text,
  /**
   * URL that the shortcut opens.
   * @default none
   * @example 'When to feed whom'
   */
  description: text,
  /**
   * The page that the shortcut opens.
   * @example '/docs/feeding/'
   */
  url: v.string(),
  /**
   * Icons of the shortcut.
   * @default none
   * @example [{ src: '/img/food.png', sizes: '96x96' }]
   */
  icons: v.optional(v.array(icon)),
})

const relatedApplication = group({
  /**
   * Where the app comes from.
   * @example 'play'
   */
  platform: v.string(),
  /**
   * Page of the app.
   * @default none
   * @example 'https://store.example/handbook'
   */
  url: text,
  /**
   * Id of the app on its platform.
   * @default none
   * @example 'example.handbook'
   */
  id: text,
})

export const webManifest = group({
  /**
   * Name of the app.
   * @default the title of the site
   * @example 'Keeper’s handbook'
   */
  name: text,
  /**
   * Name where there is little space.
   * @default the title of the site
   * @example 'Handbook'
   */
  short_name: text,
  /**
   * Description of the app.
   * @default the tagline of the site
   * @example 'Everything about feathered dinosaurs'
   */
  description: text,
  /**
   * Identity of the app.
   * @default the base URL
   * @example '/handbook/'
   */
  id: text,
  /**
   * The page that the app opens with.
   * @default the start page, or the first document
   * @example '/docs/'
   */
  start_url: text,
  /**
   * Path of the pages that belong to the app.
   * @default the base URL
   * @example '/handbook/'
   */
  scope: text,
  /**
   * Language of the manifest.
   * @default the language of the pages
   * @example 'de'
   */
  lang: text,
  /**
   * Direction of the texts in the manifest.
   * @default the direction of the language
   * @example 'rtl'
   */
  dir: v.optional(v.picklist(['ltr', 'rtl', 'auto'] as const)),
  /**
   * How much of the browser surrounds the app.
   * @default `standalone`
   * @example 'minimal-ui'
   */
  display: v.optional(v.picklist(['standalone', 'fullscreen', 'minimal-ui', 'browser'] as const)),
  /**
   * Orientation of the screen.
   * @default none
   * @example 'portrait'
   */
  orientation: text,
  /**
   * Color of the window.
   * @default the color of the theme
   * @example '#2e8555'
   */
  theme_color: color,
  /**
   * Color behind the app while it starts.
   * @default the background of the theme
   * @example '#ffffff'
   */
  background_color: color,
  /**
   * Categories of app stores.
   * @default none
   * @example ['education']
   */
  categories: v.optional(texts),
  /**
   * Icons of the app.
   * @default icons made from the favicon or the logo
   * @example [{ src: '/img/icon-512.png', sizes: '512x512', type: 'image/png' }]
   */
  icons: v.optional(v.array(icon)),
  /**
   * Images that the browser shows when it offers to install the app.
   * @default none
   * @example [{ src: '/img/screen.png', sizes: '1280x720', form_factor: 'wide' }]
   */
  screenshots: v.optional(v.array(screenshot)),
  /**
   * Pages in the menu of the app's icon.
   * @default none
   * @example [{ name: 'Feeding', url: '/docs/feeding/' }]
   */
  shortcuts: v.optional(v.array(shortcut)),
  /**
   * Other apps for the same purpose.
   * @default none
   * @example [{ platform: 'play', id: 'example.handbook' }]
   */
  related_applications: v.optional(v.array(relatedApplication)),
  /**
   * Whether the browser offers those instead.
   * @default none
   * @example true
   */
  prefer_related_applications: v.optional(v.boolean()),
})
