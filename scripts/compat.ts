// `npm run compat -- SITE_FOLDER`: builds a Docusaurus site, unedited, with Troodon and with Docusaurus, and
// compares routes, titles, headings, sidebars, text, what a browser shows, seconds and memory.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import {
  asideOfOutput,
  type BuildFigures,
  buildWithDocusaurus,
  buildWithTroodon,
  earlierFigures,
} from './compat/builds.ts'
import { type Comparison, compareSites } from './compat/compareSites.ts'
import { ejectedTable } from './compat/ejected/ejectedTable.ts'
import { compareInBrowser } from './compat/eye/compareInBrowser.ts'
import { sampleOf } from './compat/eye/sampleOf.ts'
import { type CompatOptions, readOptions } from './compat/options.ts'
import { readSite } from './compat/readSite.ts'
import { type Report, reportLines } from './compat/report.ts'
import { asideOf, removeAside } from './compat/setAside.ts'

try {
  await main(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

async function main(options: CompatOptions): Promise<void> {
  const site = resolve(options.site)
  const folder = options.keep ? resolve(options.keep) : mkdtempSync(join(tmpdir(), 'troodon-compat-'))
  mkdirSync(folder, { recursive: true })
  try {
    const expected = options.docusaurusDir ? resolve(options.docusaurusDir) : join(folder, 'docusaurus')
    const actual = join(folder, 'troodon')
    const cache = join(folder, 'cache')
    const docusaurus = options.docusaurusDir
      ? earlierFigures(expected, site)
      : await buildWithDocusaurus(site, expected, options.locale)
    if (options.ejected) return await ejectedTable({ site, expected, out: actual, cache }, console.log)
    const troodon = await buildWithTroodon({ site, out: actual, cache, locale: options.locale })
    removeAside([asideOf(site), asideOfOutput(expected), asideOfOutput(actual)])
    const report = await compare({ site, expected, actual, docusaurus, troodon }, options)
    console.log(reportLines(report, options.show).join('\n'))
    writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
    process.exitCode = report.comparison === null || troodon.end !== 'done' ? 1 : 0
  } finally {
    if (!options.keep) rmSync(folder, { recursive: true, force: true })
  }
}

interface Outputs {
  readonly site: string
  readonly expected: string
  readonly actual: string
  readonly docusaurus: BuildFigures
  readonly troodon: BuildFigures
}

async function compare(outputs: Outputs, { sample, keep }: CompatOptions): Promise<Report> {
  const { site, expected, actual, docusaurus, troodon } = outputs
  const empty: Report = { site: basename(site), docusaurus, troodon, comparison: null, looks: null }
  if (!existsSync(expected) || !existsSync(actual)) return empty
  const [theirs, ours] = [readSite(expected), readSite(actual)]
  const comparison: Comparison = compareSites(theirs, ours)
  const pages = [...theirs].flatMap(([route, { redirect }]) =>
    redirect === null && ours.has(route) ? [route] : [],
  )
  const opened = sampleOf(pages.sort(), sample)
  if (opened.length === 0) return { ...empty, comparison }
  const images = keep ? join(resolve(keep), 'screens') : null
  return { ...empty, comparison, looks: await compareInBrowser({ expected, actual, images }, opened) }
}
