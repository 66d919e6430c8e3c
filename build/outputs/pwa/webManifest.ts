// `manifest.webmanifest`: what a browser needs to offer the site as an app. Members of the configuration win.
import type { Config, PwaConfig, WebManifestIcon } from '../../model/project.ts'
import type { Href } from '../../shared/routeData.ts'

/** URL as written → the one to print. */
type Resolve = (href: string) => Href

/** Colors of the theme (theme/styles/tokens.css), for sites that set none. */
const defaults = {
  light: { theme_color: '#2e8555', background_color: '#ffffff' },
  dark: { theme_color: '#25c2a0', background_color: '#181920' },
} as const

/** The color of the window's frame, and the one that is shown while the app starts. */
export function appColors(
  { theme }: Config,
  { manifest }: PwaConfig,
): { readonly theme_color: string; readonly background_color: string } {
  const usual = defaults[theme.colorMode.defaultMode]
  return {
    theme_color: manifest.theme_color ?? usual.theme_color,
    background_color: manifest.background_color ?? usual.background_color,
  }
}

interface ManifestInput {
  readonly config: Config
  readonly pwa: PwaConfig
  /** Generated icons, with finished URLs. Icons that the site names replace them. */
  readonly icons: readonly WebManifestIcon[]
  readonly resolve: Resolve
  /** The start page of the app, unless the site sets it. */
  readonly home: Href
}

export function webManifest({ config, pwa, icons, resolve, home }: ManifestInput): string {
  const { manifest } = pwa
  const { mainLocale, localeConfigs } = config.i18n
  const locale = localeConfigs[mainLocale]
  const withUrl = <T extends { readonly src: string }>(image: T): T => ({
    ...image,
    src: resolve(image.src),
  })
  const members = {
    name: config.title,
    short_name: manifest.name ?? config.title,
    ...(config.tagline === '' ? {} : { description: config.tagline }),
    lang: locale?.htmlLang ?? mainLocale,
    dir: locale?.direction ?? 'ltr',
    id: config.baseUrl,
    scope: config.baseUrl,
    display: 'standalone',
    ...manifest,
    ...appColors(config, pwa),
    start_url: manifest.start_url === undefined ? home : resolve(manifest.start_url),
    icons: manifest.icons?.map(withUrl) ?? icons,
    ...(manifest.screenshots ? { screenshots: manifest.screenshots.map(withUrl) } : {}),
    ...(manifest.shortcuts
      ? {
          shortcuts: manifest.shortcuts.map((one) => ({
            ...one,
            url: resolve(one.url),
            ...(one.icons ? { icons: one.icons.map(withUrl) } : {}),
          })),
        }
      : {}),
  }
  return `${JSON.stringify(members, null, 2)}\n`
}
