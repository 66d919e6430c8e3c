// The configuration as components of Docusaurus read it: `@generated/docusaurus.config`, `siteConfig` and
// `useThemeConfig`. Functions are left out.
import { docusaurusI18n } from '../model/docusaurusI18n.ts'
import { leavesSlashes } from '../model/openSlashes.ts'
import type { Config } from '../model/project.ts'

/** `ofPlugins` are values of `themeConfig` that plugins have checked or set. */
export function browserConfig(
  config: Config,
  ofPlugins: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const { title, tagline, url, baseUrl, trailingSlash, titleDelimiter, noIndex } = config
  return {
    ...config.docusaurus,
    title,
    tagline,
    url,
    baseUrl,
    trailingSlash: leavesSlashes(config) ? undefined : trailingSlash,
    titleDelimiter,
    noIndex,
    favicon: config.favicon,
    customFields: config.customFields,
    staticDirectories: config.staticDirectories,
    i18n: docusaurusI18n(config),
    themeConfig: {
      ...themeConfig(config),
      ...(config.docusaurus['themeConfig'] as object | undefined),
      ...ofPlugins,
    },
  }
}

/** Translated values come from the data of the page's language instead (theme/compat/themeConfig.ts). */
function themeConfig({ theme, markdown, search }: Config): Readonly<Record<string, unknown>> {
  const { navbar, footer, announcementBar, colorMode, sidebar, tableOfContents, image, metadata } = theme
  return {
    colorMode,
    tableOfContents,
    metadata,
    ...(image === null ? {} : { image }),
    docs: {
      versionPersistence: theme.keepsVersions ? 'localStorage' : 'none',
      sidebar: { hideable: sidebar.hideable, autoCollapseCategories: sidebar.autoCollapse },
    },
    blog: { sidebar: { groupByYear: theme.groupsPosts } },
    prism: { additionalLanguages: markdown.prismLanguages, magicComments: markdown.magicComments },
    // Hooks of @docusaurus/theme-mermaid read it.
    mermaid: diagramsOf(theme),
    liveCodeBlock: { playgroundPosition: theme.livePosition },
    navbar,
    ...(footer === null
      ? {}
      : {
          footer: {
            style: footer.style,
            links: footer.columns,
            logo: footer.logo,
            copyright: footer.copyright,
          },
        }),
    ...(announcementBar === null ? {} : { announcementBar }),
    ...(search?.provider === 'algolia'
      ? { algolia: { contextualSearch: true, searchParameters: {}, ...search } }
      : {}),
  }
}

function diagramsOf({ diagrams }: Config['theme']): object {
  const { light = 'default', dark = 'dark', options = {} } = diagrams ?? {}
  return { theme: { light, dark }, options }
}
