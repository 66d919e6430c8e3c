import { defineConfig } from 'troodon'

export default defineConfig({
  title: 'Clouds',
  url: 'https://clouds.example',
  customCss: 'site.css',
  docs: {
    routeBasePath: '/',
    lastVersion: '1',
    versions: { current: { label: '2 (draft)', path: 'next' }, 1: { label: '1' } },
  },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    localeConfigs: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  },
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Clouds',
      items: [
        { type: 'search', position: 'right' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
  },
})
