// The price of each rule in processor time, and of all default rules together as a share of a cold build of the
// same pages. It may be at most 5 %.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import type { Lint } from '../../build/markdown/feature.ts'
import { createHighlighter } from '../../build/markdown/highlight.ts'
import { createPageParser } from '../../build/markdown/parsePage.ts'
import { defaultSeverities, ownRules } from '../../build/model/rules.ts'
import { pageRules } from '../../build/rules/index.ts'
import { pageText } from '../../build/rules/pageText.ts'
import { loadLanguages } from '../../build/workers/loadLanguages.ts'
import { generateSite } from '../generateSite.ts'
import { medianRun } from './process.ts'
import { build, coldBuild } from './troodon.ts'
import { type Price, pricesOfWholeRules } from './wholeRules.ts'

/** In percent. */
const most = 5

const walk = '(one walk for all)'

type ReadText = Parameters<Lint>[0]

export async function benchRules(folder: string, pages: number): Promise<void> {
  const root = join(folder, 'rules')
  generateSite(root, pages)
  await build(root)
  const cold = await medianRun(3, () => coldBuild(root))
  const texts = readTexts(root)
  const options = optionsOf()
  const milliseconds = (act: (text: ReadText) => unknown): number => {
    for (const text of texts) act(text)
    const before = process.cpuUsage()
    for (const text of texts) act(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const shared = milliseconds(({ tokens, reading }) => pageText(tokens, reading))
  const opened = new Map(texts.map((text) => [text, pageText(text.tokens, text.reading)]))
  const prices: Price[] = [
    { code: walk, milliseconds: perThousand(shared, texts.length) },
    ...ownRules('page').map((code) => {
      const cost = milliseconds((text) => pageRules[code](opened.get(text) as never, () => {}, options))
      return { code, milliseconds: perThousand(cost, texts.length) }
    }),
  ]
  const ofPages = sumOf(prices)
  const whole = await pricesOfWholeRules(join(folder, 'whole'), pages)
  console.table(
    [...prices, ...whole].map(({ code, milliseconds: price }) => ({
      ...{ rule: code, default: severityOf(code) ?? '', 'ms per 1,000 pages': price.toFixed(1) },
    })),
  )
  const share = (sum: number) => ((sum * texts.length) / 1000 / (cold.work * 1000)) * 100
  const builds = share(ofPages + sumOf(whole.filter(({ code }) => severityOf(code) !== 'hint')))
  const checks = share(ofPages + sumOf(whole))
  console.log(
    `All default rules in processor time of a cold build of ${texts.length} pages: ${builds.toFixed(1)} % in a build, ${checks.toFixed(1)} % in a check. Allowed: ${most} %.`,
  )
  if (Math.max(builds, checks) > most) process.exitCode = 1
}

/** Of the rules that are on by default, and of what they share. */
const sumOf = (prices: readonly Price[]): number =>
  prices.reduce((sum, { code, milliseconds }) => (isOn(code) ? sum + milliseconds : sum), 0)

const isOn = (code: string): boolean => code === walk || (severityOf(code) ?? 'off') !== 'off'

const severityOf = (code: string): string | undefined =>
  defaultSeverities[code as keyof typeof defaultSeverities]

const perThousand = (milliseconds: number, pages: number): number => (milliseconds / pages) * 1000

const optionsOf = () => {
  const read = readConfig({}, { hasFolder: () => false })
  if (!read.ok) throw new Error('The configuration of the benchmark is wrong.')
  return read.config.markdown.rules.options
}

/** The pages with their tokens, as rules get them. */
function readTexts(root: string): readonly ReadText[] {
  const read = readConfig({}, { hasFolder: () => false })
  if (!read.ok) return []
  const texts: ReadText[] = []
  const parser = createPageParser({
    highlighter: createHighlighter(loadLanguages()),
    markdown: read.config.markdown,
    knownComponents: { any: false, replaced: new Set() },
    renderMath: null,
    lint(text) {
      texts.push(text)
      return { ...text.reading, hints: [], external: [] }
    },
  })
  for (const file of readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.md')) parser.page(readFileSync(join(root, 'docs', file), 'utf8'), 'auto')
  return texts
}
