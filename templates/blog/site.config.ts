import { defineConfig } from 'troodon'

export default defineConfig({
  title: '{{title}}',
  tagline: 'Notes and news from {{title}}.',
  // Set the URL of the published site here. The workflow for GitHub Pages does not need it.
  // url: 'https://blog.example.com',
  favicon: 'img/favicon.svg',
  customCss: 'css/site.css',
  docs: false,
  blog: {
    // The list of posts is the home page.
    routeBasePath: '/',
    blogTitle: '{{title}}',
    blogDescription: 'Notes and news from {{title}}.',
    tags: 'tags.yml',
  },
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: '{{title}}',
      logo: { src: 'img/logo.svg', alt: '' },
      items: [
        { to: '/archive/', label: 'Archive', position: 'left' },
        { to: '/tags/', label: 'Tags', position: 'left' },
        { to: '/about/', label: 'About', position: 'left' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: {
      copyright: '© {{year}} {{titleHtml}}',
    },
  },
})
