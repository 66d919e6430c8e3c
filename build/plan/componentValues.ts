// The values that components of a language get from plugins and from the configuration, where they are not
// those of the first language.
import type { Config } from '../model/project.ts'
import type { SiteData } from '../shared/siteData.ts'

type Values = Pick<SiteData, 'plugins'>

/** `config` is that of the language, `usual` that of the site. */
export function componentValues(config: Config, usual: Config, own: Values['plugins']): Values {
  const { themeConfig, ...siteConfig } = differing(config.docusaurus, usual.docusaurus)
  const ofTheme = themeConfig ? differing(themeConfig, usual.docusaurus['themeConfig']) : {}
  const data = {
    ...own,
    ...(isEmpty(siteConfig) ? {} : { siteConfig }),
    ...(isEmpty(ofTheme) ? {} : { themeConfig: { ...ofTheme, ...own?.themeConfig } }),
  }
  return isEmpty(data) ? {} : { plugins: data }
}

/** The members of an object that are not those of another. */
function differing(own: object, usual: unknown): Readonly<Record<string, object>> {
  const others = (usual ?? {}) as Readonly<Record<string, unknown>>
  const members = Object.entries(own) as readonly [string, object][]
  return Object.fromEntries(
    members.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(others[key])),
  )
}

const isEmpty = (values: object): boolean => Object.keys(values).length === 0
