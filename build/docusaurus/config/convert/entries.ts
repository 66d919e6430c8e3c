// The plugins and themes of a configuration as one list: those of the classic preset under their full names.
import { isRaw, listOf, type Raw } from '../docusaurusConfig.ts'

/** A plugin or theme with its options. */
export interface Entry {
  /** Name of the package, path of a file of the site, or null for a function. */
  readonly name: string | null
  readonly kind: 'plugin' | 'theme'
  /** As it is written: a name, a path or a function. */
  readonly module: unknown
  readonly options: Raw
  /** Path of the key: `presets[0][1].docs`. */
  readonly where: string
  /** The preset that names it; missing for those of the configuration itself. */
  readonly preset?: string | undefined
  /** Set for an instance that a plugin of the site creates. It can have additional options. */
  readonly isWrapped?: boolean
}

export interface Preset {
  readonly name: string | null
  readonly module: unknown
  readonly options: Raw
  readonly where: string
}

/** The plugins of the classic preset, in its order: the key of its options, and the package. */
const classicPlugins = {
  docs: '@docusaurus/plugin-content-docs',
  blog: '@docusaurus/plugin-content-blog',
  pages: '@docusaurus/plugin-content-pages',
  gtag: '@docusaurus/plugin-google-gtag',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
  googleTagManager: '@docusaurus/plugin-google-tag-manager',
  sitemap: '@docusaurus/plugin-sitemap',
  debug: '@docusaurus/plugin-debug',
  svgr: '@docusaurus/plugin-svgr',
} as const

/** Those that the preset has without being asked. */
const byDefault: readonly string[] = ['docs', 'blog', 'pages', 'sitemap']

export const presetsOf = (config: Raw): readonly Preset[] =>
  listOf(config['presets']).flatMap((given, index): Preset[] => {
    const read = pairOf(given)
    return read ? [{ ...read, name: packageOf(read.module, 'preset'), where: `presets[${index}]` }] : []
  })

export const classicPreset = '@docusaurus/preset-classic'

export const isClassic = ({ name }: Preset): boolean => name === classicPreset

export function classicEntries({ options, where }: Preset): readonly Entry[] {
  const plugins = Object.entries(classicPlugins).flatMap(([key, name]): Entry[] => {
    const given = options[key]
    const isOn = given === undefined ? byDefault.includes(key) : given !== false && given !== null
    return isOn
      ? [
          {
            name,
            kind: 'plugin',
            module: name,
            preset: classicPreset,
            options: isRaw(given) ? given : {},
            where: `${where}[1].${key}`,
          },
        ]
      : []
  })
  const theme = options['theme']
  const classic: Entry = {
    name: '@docusaurus/theme-classic',
    kind: 'theme',
    module: '@docusaurus/theme-classic',
    preset: classicPreset,
    options: isRaw(theme) ? theme : {},
    where: `${where}[1].theme`,
  }
  return theme === false ? plugins : [classic, ...plugins]
}

/** The keys of the classic preset. */
export const classicKeys: readonly string[] = [...Object.keys(classicPlugins), 'theme']

/** `where` is the key of the list: `plugins`. */
export const entriesOf = (list: unknown, kind: Entry['kind'], where: string): readonly Entry[] =>
  listOf(list).flatMap((given, index): Entry[] => {
    const read = pairOf(given)
    return read ? [{ ...read, name: packageOf(read.module, kind), kind, where: `${where}[${index}]` }] : []
  })

/** A module alone, or a list of it and its options; null for one that is off. */
function pairOf(given: unknown): Pick<Entry, 'module' | 'options'> | null {
  const [module, options] = Array.isArray(given) ? given : [given]
  if (module === undefined || module === null || module === false) return null
  return { module, options: isRaw(options) ? options : {} }
}

/**
 * The name of the package that Docusaurus would take: `classic` is `@docusaurus/preset-classic`, and
 * `@docusaurus/content-blog` is `@docusaurus/plugin-content-blog`.
 */
function packageOf(module: unknown, kind: Entry['kind'] | 'preset'): string | null {
  if (typeof module !== 'string') return null
  const installed = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(module)?.[1]
  if (installed) return installed.replace('\\', '/')
  if (/^\.{0,2}\//.test(module)) return module
  const short = module.replace(/^@docusaurus\//, '')
  const isOfficial = official[kind].includes(short)
  return isOfficial ? `@docusaurus/${kind}-${short}` : module
}

/** Official packages whose names can be shortened. */
const official: Readonly<Record<Entry['kind'] | 'preset', readonly string[]>> = {
  preset: ['classic'],
  theme: ['classic', 'mermaid', 'live-codeblock', 'search-algolia'],
  plugin: [
    'content-docs',
    'content-blog',
    'content-pages',
    'client-redirects',
    'debug',
    'google-analytics',
    'google-gtag',
    'google-tag-manager',
    'ideal-image',
    'pwa',
    'sitemap',
    'svgr',
    'css-cascade-layers',
    'rsdoctor',
    'vercel-analytics',
  ],
}
