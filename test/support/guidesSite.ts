// The files of a Docusaurus site that uses what the guides of Docusaurus describe.

export const guidesSite: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Aviary', url: 'https://site.example', baseUrl: '/', onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
  i18n: {
    defaultLocale: 'en', locales: ['en', 'de'],
    localeConfigs: { en: { htmlLang: 'en-GB' }, de: { htmlLang: 'de-AT' } },
  },
  markdown: { remarkRehypeOptions: { footnoteLabel: 'Notes', clobberPrefix: 'my-' } },
  themes: ['@docusaurus/theme-live-codeblock'],
  presets: [['classic', {
    pages: { admonitions: { keywords: ['chirp', 'tip'], extendDefaults: false } },
    docs: { editUrl: ({ permalink }) => 'https://edit.example' + permalink, showLastUpdateTime: true },
    blog: { onUntruncatedBlogPosts: 'ignore', feedOptions: { type: 'all' } },
    sitemap: { ignorePatterns: ['/blog/archive', '/de/alone'] },
  }]],
  plugins: [
    ['@docusaurus/plugin-content-docs', {
      id: 'care', path: 'care', routeBasePath: 'care', admonitions: false, versions: { current: { label: 'Next', path: 'next' } },
    }],
    ['@docusaurus/plugin-client-redirects', { fromExtensions: ['html'] }],
  ],
  themeConfig: {
    metadata: [
      { name: 'twitter:card', content: 'summary' },
      { property: 'og:site_name', content: 'Birds' },
      { name: 'keywords', content: 'birds, wide' },
      { name: 'description', content: 'All birds' },
    ],
    tableOfContents: { maxHeadingLevel: 4 },
    navbar: {
      logo: {
        src: 'img/bird.svg', srcDark: 'img/night.svg', href: 'https://birds.example', target: '_self',
        className: 'wing', style: { borderRadius: '4px' }, height: 20,
      },
      items: [
        { label: 'Unplaced', to: '/docs/a' },
        { label: 'Right', to: '/docs/a', position: 'right' },
        { label: 'File', to: 'pathname:///feed.txt' },
        { type: 'docsVersion', docsPluginId: 'care' },
        { type: 'docsVersion', docsPluginId: 'care', label: 'Care', to: '/care' },
        { type: 'docsVersionDropdown', docsPluginId: 'care', versions: { '1.0': { label: 'First' } } },
        { type: 'docsVersionDropdown', docsPluginId: 'care', versions: ['1.0', 'current', '2.0'] },
        { type: 'localeDropdown', queryString: '?kept=true' },
      ],
    },
    footer: { logo: { src: 'img/bird.svg' }, links: [{ title: 'More', items: [{ label: 'Same tab', href: 'https://other.example', target: '_self' }] }] },
  },
}
`,
  'care_versions.json': '["2.0", "1.0"]',
  'care/a.md': '---\nslug: /\n---\n\n# Care\n\n:::note\n\nWithout a box.\n\n:::\n',
  'care_versioned_docs/version-1.0/a.md': '---\nslug: /\n---\n\n# Care 1\n',
  'care_versioned_docs/version-2.0/a.md': '---\nslug: /\n---\n\n# Care 2\n',
  'care_versioned_sidebars/version-1.0-sidebars.json': '{}',
  'care_versioned_sidebars/version-2.0-sidebars.json': '{}',
  'docs/a.mdx': `---
keywords: [nest]
---
import TOCInline from '@theme/TOCInline'
import DocCardList from '@theme/DocCardList'
import { useActivePlugin, useDocsVersion } from '@docusaurus/plugin-content-docs/client'

<head>
  <html className="tall" data-page="a" />
  <body className="wide" data-kind="doc" />
  <meta name="color" content="red" />
</head>

# A

Text of A.

export const Place = () => {
  return <p id="place">{useActivePlugin().pluginId} {useDocsVersion().version}</p>
}

<Place />

:::note

Titled by the language.

:::

:::caution

Old name.

:::

## Two

### Three

#### Four

<TOCInline toc={toc} />
`,
  'docs/group/_category_.json':
    '{"label": "Group", "position": "1.5", "link": {"type": "generated-index", "keywords": "one, two"}}',
  'docs/group/inner.mdx': `import DocCardList from '@theme/DocCardList'
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client'

# Inner

What is inside.

export const Cards = () => <DocCardList items={useCurrentSidebarCategory().items.slice(0, 1)} />

<Cards />

<DocCardList />
`,
  'docs/group/beside.md':
    '---\nslug: ./next-door\nsidebar_position: "1"\nlast_update: { date: 1/2/2024 }\n---\n\n# Beside\n\nWhat is beside.\n',
  'docs/deep/low.md': '# Low\n\n[up](../other) [beside](./other)\n',
  'docs/deep/other.md': '# Deep other\n',
  'docs/other.md': '# Other\n',
  'docs/late.md': `---
tags: [egg]
---
Text before.

# In the text

:::tip

Said[^big] twice[^big].

:::

[^big]: As big as a hen.
`,
  'docs/tags.yml': 'egg:\n  label: Egg\n  description: About eggs\n',
  'docs/words.md': '## Heading first\n\nThen text.\n',
  'docs/group/above.md': '---\nslug: ../upstairs\nlast_update: { date: "2/30/2024" }\n---\n\n# Above\n',
  'blog/authors.yml':
    'ann:\n  name: Ann\n  page: true\n  socials:\n    mastodon: "@ann@birds.example"\n    email: ann@site.example\n',
  'blog/2024-03-04-post.md': '---\nauthors: ann\n---\n\n# Post\n\nText.\n',
  'src/pages/alone.js':
    'import Link from \'@docusaurus/Link\'\nexport default () => <Link id="only" to="/framed">On</Link>\n',
  'src/pages/framed.js':
    "import Frame from '../parts/Frame'\nexport default () => <Frame><i>Inside</i></Frame>\n",
  'src/parts/Frame.js':
    'import Layout from \'@theme/Layout\'\nexport default (props) => <Layout title="Framed" wrapperClassName="nest wide" noFooter>{props.children}</Layout>\n',
  'src/pages/marks.md':
    '# Marks *kept* and `code` {/* #marks */}\n\nA ~line~ of ~~it~~,\n~one~~ ~**two**~ 3 ~ 4 ~ [~5~](/own)\n',
  'src/pages/own.md': '---\nwrapperClassName: poster\n---\n\n# Own\n',
  'src/pages/boxes.md': ':::chirp\n\nA.\n\n:::\n\n:::tip\n\nB.\n\n:::\n\n:::note\n\nC.\n\n:::\n',
  'src/pages/blank.md': "---\ntitle: ''\n---\n\nText.\n",
  'src/theme/ReactLiveScope/index.js':
    "import React from 'react'\nexport default { ...React, Chirp: () => <b>Chirping</b> }\n",
  'docs/live.mdx': '# Live\n\n```jsx live\n<Chirp />\n```\n',
  'static/feed.txt': 'x',
  'static/img/bird.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"/>',
  'static/img/night.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"/>',
}
