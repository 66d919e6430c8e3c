// The configuration with the defaults of Docusaurus, as presets and plugins receive it.
import { type Raw, rawOf } from './docusaurusConfig.ts'
import { fileHistory } from './fileHistory.ts'

export function docusaurusSiteConfig(config: Raw): Raw {
  const future = rawOf(config['future'])
  const markdown = rawOf(config['markdown'])
  const v4 = flags(future['v4'], v4Flags)
  const faster = future['faster'] ?? future['experimental_faster'] ?? v4['fasterByDefault']
  const mdx1 = v4['mdx1CompatDisabledByDefault'] !== true
  const storage = {
    type: 'localStorage',
    namespace: v4['siteStorageNamespacing'],
    ...rawOf(future['experimental_storage']),
    ...rawOf(config['storage']),
  }
  const shownFaster = flags(faster, fasterFlags)
  return {
    ...defaults,
    ...config,
    i18n: { ...defaults.i18n, ...rawOf(config['i18n']) },
    storage,
    // Versions before 3.10 read two of them by other names.
    future: {
      experimental_router: 'browser',
      experimental_vcs: fileHistory,
      ...future,
      v4,
      faster: shownFaster,
      experimental_faster: shownFaster,
      experimental_storage: storage,
    },
    markdown: {
      ...defaults.markdown,
      ...markdown,
      mdx1Compat: { comments: mdx1, admonitions: mdx1, headingIds: mdx1, ...rawOf(markdown['mdx1Compat']) },
      anchors: { ...defaults.markdown.anchors, ...rawOf(markdown['anchors']) },
      hooks: { ...defaults.markdown.hooks, ...rawOf(markdown['hooks']) },
    },
  }
}

/** `true` turns all of them on. */
const flags = (given: unknown, names: readonly string[]): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(names.map((name) => [name, given === true])),
  ...rawOf(given),
})

export const v4Flags = [
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
  markdown: {
    format: 'mdx',
    mermaid: false,
    emoji: true,
    parseFrontMatter: ({
      defaultParseFrontMatter,
      ...file
    }: {
      readonly defaultParseFrontMatter: (file: object) => unknown
    }) => defaultParseFrontMatter({ ...file, defaultParseFrontMatter }),
    anchors: { maintainCase: false },
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
}
