// The price of the rules about the whole site, about the output and about history, in processor time: each is
// called once in a check of a site that gives it work.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadProject } from '../../build/config/loadProject.ts'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import { ownRules } from '../../build/model/rules.ts'
import { build } from '../../build/pipeline.ts'
import { siteRules } from '../../build/rules/index.ts'
import { openDocument } from '../../build/rules/output/documentFacts.ts'
import { documentRules, outputSiteRules } from '../../build/rules/output/index.ts'
import { reviewProblems } from '../../build/upkeep/reviews/reviews.ts'
import { outdatedTranslations } from '../../build/upkeep/translations/outdatedTranslations.ts'
import type { Upkeep } from '../../build/upkeep/upkeep.ts'
import { lostUrls } from '../../build/upkeep/urls/lostUrls.ts'
import { redirectChains } from '../../build/upkeep/urls/redirectChains.ts'
import { openSession } from '../../build/workers/openSession.ts'
import { generateSite } from '../generateSite.ts'
import { engine, build as runBuild } from './troodon.ts'

export interface Price {
  readonly code: string
  /** For 1,000 pages. */
  readonly milliseconds: number
}

/** Every tenth page has a translation and a date of review, and every URL is known. */
function writeUpkeep(root: string, pages: number): void {
  generateSite(root, pages)
  const file = join(root, 'site.config.json')
  const i18n = { defaultLocale: 'en', locales: ['en', 'de'] }
  const checks = Object.fromEntries(ownRules('output').map((code) => [code, 'log']))
  const redirects = { redirects: [{ from: '/old', to: '/docs/part-0/section-0/page-0' }] }
  const config = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...config, i18n, checks, redirects, url: 'https://bench.example' }))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Bench', '-c', 'user.email=b@b.test', ...args])
  git('init', '-q')
  const sources = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const some = sources.filter((name) => name.endsWith('.md')).filter((_, at) => at % 10 === 0)
  const translated = join(root, 'i18n/de/docusaurus-plugin-content-docs/current')
  for (const name of sources.filter((one) => one.endsWith('.svg') || some.includes(one)))
    cpSync(join(root, 'docs', name), join(translated, name))
  for (const name of some) {
    const original = join(root, 'docs', name)
    const text = readFileSync(original, 'utf8').replace(
      /^---\n/,
      '---\nlast_reviewed: 2026-01-01\nreview_every: 1 year\n',
    )
    writeFileSync(original, text)
  }
  execFileSync('node', [engine, 'write-translations', root])
  execFileSync('node', [engine, 'urls', root, '--update'])
  for (const part of ['docs', '.']) {
    git('add', part)
    git('commit', '-qm', part)
  }
}

/** A rule also pays for the facts that it is the first to ask for. */
export async function pricesOfWholeRules(root: string, pages: number): Promise<readonly Price[]> {
  writeUpkeep(root, pages)
  await runBuild(root)
  const spent = new Map<string, number>()
  for (const rules of [siteRules, outputSiteRules])
    for (const [code, rule] of Object.entries(rules) as [string, (...given: unknown[]) => unknown][])
      Object.assign(rules, { [code]: (...given: unknown[]) => timed(code, () => rule(...given), spent) })
  await check(root, spent)
  await documentPrices(join(root, 'dist'), spent)
  return [...spent].map(([code, milliseconds]) => ({ code, milliseconds: (milliseconds / pages) * 1000 }))
}

const history: Readonly<Record<string, Upkeep>> = {
  outdatedTranslation: outdatedTranslations,
  reviewDue: reviewProblems(() => '2026-11-28'),
  lostUrl: lostUrls,
  redirectChain: redirectChains,
}

async function check(root: string, spent: Map<string, number>): Promise<void> {
  const cacheFolder = join(root, '.cache', 'bench')
  const engineRoot = resolve('.')
  const given = { root, configFile: null, cacheFolder, engineRoot, locales: null, readConfig }
  const project = await loadProject(given)
  const { name } = JSON.parse(readFileSync(join(engineRoot, '.cache/engine/engine.json'), 'utf8'))
  const places = { engine: name, engineRoot, engineFolder: join(engineRoot, '.cache/engine', name) }
  const session = openSession({ ...places, project, cacheFolder, outDir: join(root, 'dist'), threads: 1 })
  try {
    await build(session, {
      checkOnly: true,
      async also(_site, upkeep) {
        for (const [code, rule] of Object.entries(history)) await timed(code, () => rule(upkeep), spent)
        return []
      },
    })
  } finally {
    await session.workers.close()
  }
}

/** Of this process. What git does in another one is not part of it. */
function timed(code: string, act: () => unknown, spent: Map<string, number>): void | Promise<void> {
  const before = process.cpuUsage()
  const note = () => {
    const { user, system } = process.cpuUsage(before)
    spent.set(code, (spent.get(code) ?? 0) + (user + system) / 1000)
  }
  const result = act()
  return result instanceof Promise ? result.then(note) : note()
}

async function documentPrices(folder: string, spent: Map<string, number>): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  for (const text of texts) openDocument(text)
  const opened: ReturnType<typeof openDocument>[] = []
  await timed('(one reading for all)', () => void opened.push(...texts.map(openDocument)), spent)
  for (const [code, rule] of Object.entries(documentRules)) {
    for (const document of opened) rule(document, () => {})
    await timed(code, () => opened.map((document) => rule(document, () => {})), spent)
  }
}
