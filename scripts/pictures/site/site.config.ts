// The site that the pictures of the documentation show.
import { defineConfig } from 'troodon'

// The site that most pictures of the documentation show.
export default defineConfig({
  title: 'Feathers',
  tagline: 'A handbook about feathers',
  url: 'https://feathers.example',
  docs: {
    editUrl: 'https://git.example/feathers/edit/main/',
    lastVersion: 'current',
    versions: { current: { label: '2.0' }, '1.0': { label: '1.0' } },
    breadcrumbs: true,
  },
  blog: { blogTitle: 'Field notes', blogDescription: 'News from the handbook', tags: 'tags.yml' },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    localeConfigs: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  },
  markdown: { math: true },
  debug: true,
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    announcementBar: {
      id: 'second-edition',
      content: 'The second edition is here. <a href="/blog/second-edition/">Read what changed</a>.',
      isCloseable: true,
    },
    navbar: {
      title: 'Feathers',
      items: [
        { type: 'doc', docId: 'introduction', label: 'Handbook', position: 'left' },
        { to: '/blog/', label: 'Field notes', position: 'left' },
        {
          label: 'More',
          position: 'left',
          items: [
            { to: '/docs/tags/', label: 'Tags' },
            { to: '/blog/archive/', label: 'Archive' },
            { href: 'https://en.wikipedia.org/wiki/Feather', label: 'Feathers on Wikipedia' },
          ],
        },
        { type: 'search', position: 'right' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Handbook',
          items: [
            { label: 'Introduction', to: '/docs/' },
            { label: 'Molting', to: '/docs/care/molting/' },
          ],
        },
        {
          title: 'News',
          items: [
            { label: 'Field notes', to: '/blog/' },
            { label: 'Archive', to: '/blog/archive/' },
          ],
        },
        { title: 'More', items: [{ label: 'Wikipedia', href: 'https://en.wikipedia.org/wiki/Feather' }] },
      ],
      copyright: 'The handbook of an example site.',
    },
  },
})
