// `@generated/docusaurus.config` for tests of components, without the bundler.
export default { title: 'Sample', i18n: { defaultLocale: 'en', locales: ['en'] }, themeConfig: {} }
