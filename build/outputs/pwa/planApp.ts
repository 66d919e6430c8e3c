// The site as an app: its web manifest, its icons, and the elements for every page's head.
import { hashOf } from '../../io/hash.ts'
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { HrefRegistry } from '../../model/links.ts'
import type { PwaConfig, WebManifestIcon } from '../../model/project.ts'
import type { Site, SiteInput } from '../../model/site.ts'
import { homeOf } from '../../plan/siteData.ts'
import { workerName } from '../../shared/offline.ts'
import { hrefOf, type OutputPath, outputPath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { iconMethod } from './appIcons.ts'
import { appColors, webManifest } from './webManifest.ts'

interface AppIcon {
  readonly path: OutputPath
  readonly source: SourcePath
  readonly size: number
  /** Null: transparent. */
  readonly background: string | null
}

type Attributes = Readonly<Record<string, string>>

export interface AppPlan {
  /** Null when the site has a static one. */
  readonly manifest: { readonly path: OutputPath; readonly text: string } | null
  readonly icons: readonly AppIcon[]
  readonly links: readonly Attributes[]
  readonly metadata: readonly Attributes[]
  readonly diagnostics: readonly Diagnostic[]
}

interface AppInput extends Pick<SiteInput, 'config' | 'configFile' | 'files'> {
  readonly site: Site
  readonly index: LinkIndex
  readonly hrefs: HrefRegistry
  readonly hashOfFile: (source: SourcePath) => string
}

const noApp: AppPlan = { manifest: null, icons: [], links: [], metadata: [], diagnostics: [] }

export function planApp(input: AppInput): AppPlan {
  const { config, configFile, hrefs, site } = input
  const { pwa, baseUrl } = config
  if (pwa === null || pwa === 'remove') return noApp
  const worker = findStaticFile(input, [workerName])
  // The site's own elements for the head win.
  const inHead = (tag: string, name: string, value: string) =>
    config.headTags.some((one) => one.tag === tag && one.attributes[name] === value)
  const given = findStaticFile(input, ['manifest.webmanifest', 'manifest.json'])
  const hasManifest = given !== null || inHead('link', 'rel', 'manifest')
  const generated = !hasManifest && !pwa.manifest.icons ? generatedIcons(pwa, input) : []
  const resolve = (href: string) => hrefs.resolve(href, config.i18n.mainLocale, 'siteFile').href
  const urlOf = (path: string) => hrefOf(`/${path}`, baseUrl)
  const main = site.locales.find(({ locale }) => locale === config.i18n.mainLocale)
  const home = main ? homeOf(main, site) : baseUrl
  const icons = generated.map(({ path, size, background }): WebManifestIcon => {
    return {
      src: urlOf(path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: background === null ? 'any' : 'maskable',
    }
  })
  const path = outputPath('manifest.webmanifest')
  const touch = generated.find(({ background }) => background !== null)
  const hasColor =
    config.theme.metadata.some(({ name }) => name?.toLowerCase() === 'theme-color') ||
    inHead('meta', 'name', 'theme-color')
  return {
    manifest: hasManifest ? null : { path, text: webManifest({ config, pwa, icons, resolve, home }) },
    icons: generated,
    links: [
      ...(inHead('link', 'rel', 'manifest') ? [] : [{ rel: 'manifest', href: urlOf(given?.name ?? path) }]),
      ...(touch ? [{ rel: 'apple-touch-icon', href: urlOf(touch.path) }] : []),
    ],
    metadata: hasColor ? [] : [{ name: 'theme-color', content: appColors(config, pwa).theme_color }],
    diagnostics: [
      ...(worker === null ? [] : [workerTaken(worker.source)]),
      ...(!hasManifest && !pwa.manifest.icons && generated.length === 0 ? [noIcon(configFile)] : []),
    ],
  }
}

/** The first file of one of these names in a static folder. */
function findStaticFile(
  { config, files }: AppInput,
  names: readonly string[],
): { readonly name: string; readonly source: SourcePath } | null {
  const places = names.flatMap((name) =>
    config.staticDirectories.map((folder) => ({ name, source: sourcePath(`${folder}/${name}`) })),
  )
  return places.find(({ source }) => files.has(source)) ?? null
}

/** Two that are shown unchanged, and one that systems may cut to another shape. */
function generatedIcons(pwa: PwaConfig, { config, index, hashOfFile }: AppInput): readonly AppIcon[] {
  const images = [config.favicon, config.theme.navbar.logo?.src].filter(
    (href) => href != null && /\.(?:svg|png|webp|avif|jpe?g)$/i.test(href),
  )
  const from = { locale: config.i18n.mainLocale, route: null, source: null }
  for (const href of images as string[]) {
    const target = resolveHref(/^[a-z]+:|^\//i.test(href) ? href : `/${href}`, from, index)
    if (target.kind !== 'static') continue
    const { source } = target
    const icon = (name: string, size: number, background: string | null): AppIcon => {
      const identity = hashOf(hashOfFile(source), iconMethod, background ?? '').slice(0, 8)
      return { path: outputPath(`assets/app/${name}-${identity}.png`), source, size, background }
    }
    return [
      icon('icon-192', 192, null),
      icon('icon-512', 512, null),
      icon('maskable-512', 512, appColors(config, pwa).background_color),
    ]
  }
  return []
}

const noIcon = (file: SourcePath | null): Diagnostic => ({
  code: 'appIcon',
  file,
  line: 0,
  column: 0,
  message:
    'The app has no icon, so browsers do not offer to install it. Troodon found no favicon or logo to make icons from.',
  hint: 'Set favicon to an SVG or PNG file, or list icons in pwa.manifest.icons.',
})

const workerTaken = (file: SourcePath): Diagnostic => ({
  code: 'reservedOutput',
  file,
  line: 0,
  column: 0,
  message: 'The static file has the same path as the service worker of the option pwa.',
  hint: 'Remove the file, or the option.',
})
