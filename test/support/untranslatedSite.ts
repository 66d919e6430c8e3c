// A site with pages that two languages have no translations of. One of them is written from right to left.

export const untranslatedSite: Readonly<Record<string, string>> = {
  'site.config.json': JSON.stringify({
    title: 'Pond',
    url: 'https://pond.example',
    checks: { brokenAnchor: 'warning' },
    i18n: { defaultLocale: 'en', locales: ['en', 'de', 'ar'] },
  }),
  'docs/a.md': '---\ntitle: Heron\n---\n\n## Legs\n\nText. [b](./b.md#none)\n',
  'docs/b.md': '# Otter\n\nText.\n',
  'i18n/de/docusaurus-plugin-content-docs/current/b.md': '# Der Otter\n\n## Pfoten\n\nText.\n',
  'docs/group/_category_.json': '{ "label": "Group", "link": { "type": "generated-index" } }',
  'docs/group/d.md': '---\ndescription: About it.\n---\n\n# Deep\n',
  'docs/group/e.md': '# Here\n',
  'i18n/de/docusaurus-plugin-content-docs/current/group/e.md': '# Hier\n',
  'docs/named/_category_.json': '{ "label": "Named" }',
  'docs/named/f.md': '# Other\n',
  'i18n/de/docusaurus-plugin-content-docs/current.json':
    '{ "sidebar.defaultSidebar.category.Named": { "message": "Benannt" } }',
  'blog/2025-01-01-older.md': '# Older\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'docs/c.mdx': 'export const X = () => <i>x</i>\n\n# Code\n\n<X />\n',
  'pages/about.md': '# About\n\nText.\n',
  'blog/2025-01-02-post.md': '# Post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
}
