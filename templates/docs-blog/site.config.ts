import { defineConfig } from 'troodon'

export default defineConfig({
  title: '{{title}}',
  tagline: 'Guides, reference and news for {{title}}, kept in one place.',
  // Set the URL of the published site here. The workflow for GitHub Pages does not need it.
  // url: 'https://docs.example.com',
  favicon: 'img/favicon.svg',
  customCss: 'css/site.css',
  blog: {
    blogTitle: 'Blog',
    blogDescription: 'News from {{title}}',
    tags: 'tags.yml',
  },
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: '{{title}}',
      logo: { src: 'img/logo.svg', alt: '' },
      items: [
        { type: 'doc', docId: 'introduction', label: 'Docs', position: 'left' },
        { to: '/blog/', label: 'Blog', position: 'left' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: {
      copyright: '© {{year}} {{titleHtml}}',
    },
  },
})
