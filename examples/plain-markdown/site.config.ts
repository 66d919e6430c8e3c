import { defineConfig } from 'troodon'

export default defineConfig({
  title: 'Knots',
  url: 'https://knots.example',
  // The Markdown files are the whole site: hitches/clove-hitch.md becomes /hitches/clove-hitch/.
  docs: { path: 'notes', routeBasePath: '/' },
  customCss: 'site.css',
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'Knots', items: [{ type: 'search', position: 'right' }] },
  },
})
