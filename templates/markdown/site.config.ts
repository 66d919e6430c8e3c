import { defineConfig } from 'troodon'

export default defineConfig({
  title: '{{title}}',
  // Set the URL of the published site here. The workflow for GitHub Pages does not need it.
  // url: 'https://docs.example.com',
  docs: {
    path: '{{markdown}}',
    // The documents are the whole site: notes/setup.md becomes /setup/.
    routeBasePath: '/',
  },
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: '{{title}}',
      items: [{ type: 'search', position: 'right' }],
    },
  },
})
