import { defineConfig } from 'troodon'
import { openapi } from '../plugins/openapi.ts'

export default defineConfig({
  title: 'Lending library API',
  url: 'https://library.example',
  customCss: 'site.css',
  docs: { routeBasePath: '/' },
  plugins: [openapi({ file: 'library.json', routeBasePath: 'api' })],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Lending library API',
      items: [
        { to: '/', label: 'Guide', position: 'left', activeBaseRegex: '^/$' },
        { to: '/api/books/list-books/', label: 'Reference', position: 'left', activeBaseRegex: '/api/' },
        { type: 'search', position: 'right' },
      ],
    },
  },
})
