// The configuration with the defaults of Docusaurus, as presets and plugins receive it.
import { type Raw, rawOf } from './docusaurusConfig.ts'

export function docusaurusSiteConfig(config: Raw): Raw {
  const future = rawOf(config['future'])
  const markdown = rawOf(config['markdown'])
  return {
    ...defaults,
    ...config,
    i18n: { ...defaults.i18n, ...rawOf(config['i18n']) },
    storage: { ...defaults.storage, ...rawOf(config['storage']) },
    future: {
      experimental_router: 'browser',
      ...future,
      v4: flags(future['v4'], v4Flags),
      faster: flags(future['faster'] ?? future['experimental_faster'], fasterFlags),
    },
    markdown: {
      ...defaults.markdown,
      ...markdown,
      hooks: { ...defaults.markdown.hooks, ...rawOf(markdown['hooks']) },
    },
  }
}

/** `true` turns all of them on. */
const flags = (given: unknown, names: readonly string[]): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(names.map((name) => [name, given === true])),
  ...rawOf(given),
})

const v4Flags = [
  'removeLegacyPostBuildHeadAttribute',
  'useCssCascadeLayers',
  'siteStorageNamespacing',
  'fasterByDefault',
  'mdx1CompatDisabledByDefault',
]

const fasterFlags = [
  'swcJsLoader',
  'swcJsMinimizer',
  'swcHtmlMinimizer',
  'lightningCssMinimizer',
  'mdxCrossCompilerCache',
  'rspackBundler',
  'rspackPersistentCache',
  'ssgWorkerThreads',
  'gitEagerVcs',
]

const defaults = {
  baseUrl: '/',
  baseUrlIssueBanner: true,
  tagline: '',
  titleDelimiter: '|',
  noIndex: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  staticDirectories: ['static'],
  customFields: {},
  themeConfig: {},
  plugins: [],
  themes: [],
  presets: [],
  headTags: [],
  stylesheets: [],
  scripts: [],
  clientModules: [],
  i18n: { defaultLocale: 'en', path: 'i18n', locales: ['en'], localeConfigs: {} },
  storage: { type: 'localStorage', namespace: false },
  markdown: {
    format: 'mdx',
    mermaid: false,
    emoji: true,
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    anchors: { maintainCase: false },
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
}
