// The stage between planning and linking for a site that runs its own theme: what the theme gets of the site,
// and the theme's code.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundled } from '../bundle/bundle.ts'
import { bundleOptions } from '../bundle/pageModules.ts'
import { openModules } from '../config/modules/siteModules.ts'
import { hashOf } from '../io/hash.ts'
import type { ThemeContract, ThemeSite } from '../model/themeContract.ts'
import type { ThemeContext, ThemeLocale } from '../model/themePage.ts'
import { moduleName } from '../shared/elementData.ts'
import type { Session } from '../workers/session.ts'
import type { PlannedContent } from './planContent.ts'
import { contentsOf } from './siteContents.ts'

export interface SiteCode {
  readonly bundled: Bundled
  /** Null for a site that our theme shows. */
  readonly theme: ThemeSite | null
}

/** The theme's code: ours has been bundled meanwhile, that of the site needs its routes. */
export async function codeOf(planned: PlannedContent, session: Session): Promise<SiteCode> {
  return session.project.config.runsTheme === 'docusaurus'
    ? runTheme(planned, session)
    : { bundled: await planned.bundling, theme: null }
}

async function runTheme(planned: PlannedContent, session: Session): Promise<SiteCode> {
  const { siteContract } = await import('../docusaurus/theme/siteContract.ts')
  const { themeBundle } = await import('../docusaurus/theme/themeBundle.ts')
  const { withThemeRules } = await import('../docusaurus/theme/themeRules.ts')
  const { project, outDir, cacheFolder } = session
  const contents = contentsOf(planned.site, planned.history?.commits ?? null, project)
  const contracts: ThemeContract[] = []
  for (const locale of project.config.i18n.builtLocales)
    contracts.push(
      await siteContract({
        project,
        outDir,
        locale,
        contents: contents(locale),
        modules: openModules(session),
        ran: session.plugins.ran,
      }),
    )
  const [first] = contracts
  if (!first) throw new Error('The site has no languages.')
  const options = bundleOptions(session, planned.componentPages)
  const bundled = await themeBundle(
    { ...options, plugins: withThemeRules(options.plugins, first) },
    first,
    modulesOf(contracts, planned),
  )
  const serverFile = bundled.ok ? bundled.bundle.serverBundle : ''
  const folder = join(cacheFolder, 'theme/values')
  mkdirSync(folder, { recursive: true })
  const locales = Object.fromEntries(
    contracts.map((contract): [string, ThemeLocale] => [
      contract.locale,
      localeOf(withSearch(contract, planned), bundled, folder),
    ]),
  )
  const context: ThemeContext = { serverFile, locales }
  return { bundled, theme: { contracts: new Map(contracts.map((one) => [one.locale, one])), context } }
}

/** Everything that routes, elements and texts with code import. */
function modulesOf(contracts: readonly ThemeContract[], { pages }: PlannedContent): readonly string[] {
  const modules = new Set<string>()
  for (const { modules: own, texts } of contracts) {
    for (const one of own) modules.add(one)
    for (const { source } of texts.values()) {
      const facts = pages.get(source)
      for (const one of facts?.imports ?? []) modules.add(moduleName(one, source))
      if (facts?.code) modules.add(`@site/${source}`)
    }
  }
  return [...modules].sort()
}

/** The files of the search index and the texts of its dialog. */
function withSearch(contract: ThemeContract, { shared }: PlannedContent): ThemeContract {
  const { search, messages } = shared.sites.get(contract.locale)?.data ?? {}
  if (search?.provider !== 'local') return contract
  const texts = Object.entries(messages ?? {}).filter(([id]) => id.startsWith('theme.Search'))
  // The page of all results is one of our theme.
  const data = { ...search, page: null }
  return { ...contract, site: { ...contract.site, search: { data, messages: Object.fromEntries(texts) } } }
}

function localeOf({ site, values, tags }: ThemeContract, bundled: Bundled, folder: string): ThemeLocale {
  const files = Object.fromEntries(
    [...values].map(([name, json]) => {
      const file = join(folder, `${name}.json`)
      writeFileSync(file, json)
      return [name, file]
    }),
  )
  const data = `globalThis.__site=${JSON.stringify(site)}`
  const script = `assets/js/site-${hashOf(data).slice(0, 8)}.js`
  const urls = bundled.ok ? [script, bundled.bundle.script] : []
  return {
    site,
    data: { path: script, text: data },
    values: files,
    tags,
    scripts: urls.map((path) => site.assetBase + path),
    style: bundled.ok ? site.assetBase + String(bundled.bundle.styles[0]) : '',
  }
}
