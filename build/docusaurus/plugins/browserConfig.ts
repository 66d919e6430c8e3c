// The configuration as components of Docusaurus read it: `@generated/docusaurus.config`, `siteConfig` and
// `useThemeConfig`. Functions are left out.

import { docusaurusI18n } from '../../model/docusaurusI18n.ts'
import { leavesSlashes } from '../../model/openSlashes.ts'
import type { Config } from '../../model/project.ts'
import { type Raw, rawOf } from '../config/docusaurusConfig.ts'
import { docusaurusSiteConfig } from '../config/siteConfig.ts'

/** `ofPlugins` are values of `themeConfig` that plugins have checked or set. */
export function browserConfig(config: Config, ofPlugins: Raw = {}): Raw {
  const { title, tagline, url, baseUrl, trailingSlash, titleDelimiter, noIndex } = config
  const {
    pluginPackages: _packages,
    untranslated: _languages,
    hasBareTitles: _titles,
    ...given
  } = config.docusaurus
  return {
    ...(Object.keys(given).length > 0 ? docusaurusSiteConfig(given) : {}),
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
    themeConfig: themeConfigOf(config, ofPlugins),
  }
}

function themeConfigOf(config: Config, ofPlugins: Raw): Raw {
  const own = themeConfig(config)
  const given = rawOf(config.docusaurus['themeConfig'])
  return { ...own, ...given, prism: { ...rawOf(own['prism']), ...rawOf(given['prism']) }, ...ofPlugins }
}

/** Translated values come from the data of the page's language instead. */
function themeConfig({ theme, markdown, search }: Config): Raw {
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
    navbar: withoutNull(navbar),
    ...(footer === null
      ? {}
      : {
          footer: withoutNull({
            style: footer.style,
            links: footer.columns,
            logo: footer.logo,
            copyright: footer.copyright,
          }),
        }),
    ...(announcementBar === null ? {} : { announcementBar }),
    ...(search?.provider === 'algolia'
      ? { algolia: { contextualSearch: true, searchParameters: {}, ...search } }
      : {}),
  }
}

/** Components ask whether a key is there. */
const withoutNull = (values: object): Raw =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

function diagramsOf({ diagrams }: Config['theme']): object {
  const { light = 'default', dark = 'dark', options = {} } = diagrams ?? {}
  return { theme: { light, dark }, options }
}
