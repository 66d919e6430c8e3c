import { defineConfig } from 'troodon'

export default defineConfig({
  title: 'Sourdough',
  url: 'https://sourdough.example',
  tagline: 'Bread with flour, water, salt and time.',
  customCss: 'site.css',
  blog: { blogTitle: 'Bakes', blogDescription: 'What came out of the oven', tags: 'tags.yml' },
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Sourdough',
      items: [
        { type: 'doc', docId: 'start', label: 'Handbook', position: 'left' },
        { to: '/blog/', label: 'Bakes', position: 'left' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: { copyright: 'An example site for Troodon.' },
  },
})
