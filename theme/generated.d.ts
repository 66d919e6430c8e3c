declare module '@generated/client-modules' {
  const modules: readonly unknown[]
  export default modules
}

declare module '@generated/docusaurus.config' {
  const config: {
    readonly title: string
    readonly tagline: string
    readonly url: string
    readonly baseUrl: string
    readonly trailingSlash: boolean
    readonly favicon: string | null
    readonly customFields: Readonly<Record<string, unknown>>
    readonly titleDelimiter: string
    readonly i18n: { readonly defaultLocale: string; readonly locales: readonly string[] }
    readonly themeConfig: Readonly<Record<string, unknown>>
  }
  export default config
}
