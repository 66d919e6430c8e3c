// The stage between planning and linking for a site that runs its own theme: what the theme gets of the site,
// and the theme's code.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundled } from '../bundle/bundle.ts'
import { bundleOptions } from '../bundle/pageModules.ts'
import { siteTheme } from '../bundle/siteTheme.ts'
import { openModules } from '../config/modules/siteModules.ts'
import { hashOf } from '../io/hash.ts'
import { llmsHref } from '../model/llmsHref.ts'
import { urlOf } from '../model/locales.ts'
import type { ThemeContract, ThemeSite } from '../model/themeContract.ts'
import type { ThemeLocale } from '../model/themePage.ts'
import { agentNotice } from '../render/agentNotice.ts'
import { moduleName, valuesName } from '../shared/elementData.ts'
import type { SiteData } from '../shared/themeSite.ts'
import type { Session } from '../workers/session.ts'
import type { PlannedContent } from './planContent.ts'

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
  const runner = siteTheme()
  const { project, outDir, cacheFolder } = session
  const contents = { site: planned.site, history: planned.history?.commits ?? null }
  const contracts: ThemeContract[] = []
  for (const locale of project.config.i18n.builtLocales)
    contracts.push(
      await runner.contract({
        project,
        outDir,
        locale,
        planned: contents,
        modules: openModules(session),
        ran: session.plugins.ran,
      }),
    )
  const [first] = contracts
  if (!first) throw new Error('The site has no languages.')
  const options = bundleOptions(session, planned.componentPages)
  const other = contracts.find(({ direction }) => direction !== first.direction) ?? null
  const bundled = await runner.bundle(options, first, other, modulesOf(contracts, planned))
  writeValues(contracts, join(cacheFolder, 'theme/values'))
  const data = new Map<string, SiteScript>()
  const context: Record<string, ThemeLocale> = {}
  for (const contract of contracts) {
    const { locale, direction, template } = contract
    const { config } = session.project
    const tags = { ...contract.tags, before: agentNotice(locale, config) + contract.tags.before }
    const href = llmsHref(locale, config)
    const styleAt = direction === first.direction ? 0 : 1
    const { routes, ...site } = withSearch(contract, planned)
    const script = scriptOf({ ...site, routes })
    data.set(locale, script)
    context[locale] = {
      site,
      ...{ tags, template },
      files: filesOf(site, script, bundled, styleAt),
      language: config.i18n.localeConfigs[locale]?.htmlLang ?? locale,
      llms: href && urlOf(locale, config) + href,
      key: keyOf(site, tags, template),
    }
  }
  return { bundled, theme: { contracts: new Map(contracts.map((one) => [one.locale, one])), data, context } }
}

type SiteScript = ThemeSite['data'] extends ReadonlyMap<string, infer Script> ? Script : never

function scriptOf(site: SiteData): SiteScript {
  const text = `globalThis.__site=${JSON.stringify(site)}`
  return { path: `assets/js/site-${hashOf(text).slice(0, 8)}.js`, text }
}

/** Values are parts of the pages that load them: their names have the hash of their content. */
const keyOf = (
  { values: _, ...shared }: ThemeLocale['site'],
  tags: ThemeLocale['tags'],
  template: ThemeLocale['template'],
): string => hashOf(JSON.stringify([shared, tags, template?.text]))

function filesOf(
  { assetBase }: ThemeLocale['site'],
  script: SiteScript,
  bundled: Bundled,
  styleAt: number,
): string {
  if (!bundled.ok) return ''
  const [style, data, code] = [bundled.bundle.styles[styleAt], script.path, bundled.bundle.script]
  return siteTheme().files(`${assetBase}${style}`, `${assetBase}${data}`, `${assetBase}${code}`)
}

/** Their names have the hash of their content. */
function writeValues(contracts: readonly ThemeContract[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  const names = new Set<string>()
  for (const { values } of contracts)
    for (const [value, json] of values) {
      const name = `${value}.json`
      names.add(name)
      const file = join(folder, name)
      if (!existsSync(file)) writeFileSync(file, json)
    }
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name), { force: true })
}

/** Everything that routes, elements and texts with code import. */
function modulesOf(contracts: readonly ThemeContract[], { pages }: PlannedContent): readonly string[] {
  const modules = new Set<string>()
  for (const { modules: own, texts } of contracts) {
    for (const one of own) modules.add(one)
    for (const { source } of texts.values()) {
      const facts = pages.get(source)
      for (const one of facts?.imports ?? []) modules.add(moduleName(one, source))
      if (facts?.values) modules.add(valuesName(source, facts.values))
    }
  }
  return [...modules].sort()
}

/** The files of the search index and the texts of its dialog. */
function withSearch({ locale, site }: ThemeContract, { shared }: PlannedContent): SiteData {
  const { search, messages } = shared.sites.get(locale)?.data ?? {}
  if (search?.provider !== 'local') return site
  const texts = Object.entries(messages ?? {}).filter(([id]) => id.startsWith('theme.Search'))
  // The page of all results is one of our theme.
  const data = { ...search, page: null }
  return { ...site, search: { data, messages: Object.fromEntries(texts) } }
}
