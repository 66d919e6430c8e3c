declare module '@generated/client-modules' {
  const modules: readonly unknown[]
  export default modules
}

declare module '@generated/globalData' {
  const globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  export default globalData
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
    readonly i18n: {
      readonly defaultLocale: string
      readonly locales: readonly string[]
      readonly path: string
      readonly localeConfigs: Readonly<
        Record<string, { readonly label: string; readonly htmlLang: string; readonly direction: string }>
      >
    }
    readonly themeConfig: Readonly<Record<string, unknown>>
  }
  export default config
}

declare module '@generated/site-metadata' {
  const metadata: {
    readonly docusaurusVersion: string
    readonly siteVersion?: string
    readonly pluginVersions: Readonly<
      Record<string, { readonly type: string; readonly name?: string; readonly version?: string }>
    >
  }
  export default metadata
}
