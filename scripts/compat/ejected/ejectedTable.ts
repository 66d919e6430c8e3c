// Ejects and wraps each component of a site's theme, without a change, builds with Troodon, and compares
// some pages with those of the unchanged site in Docusaurus.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'puppeteer'
import { launchBrowser } from '../../../test/support/browser.ts'
import { rebuildWithTroodon } from '../builds.ts'
import { shareOfPixels } from '../eye/compareInBrowser.ts'
import { compareLooks } from '../eye/compareLooks.ts'
import { lookAtSite, plainScreens } from '../eye/lookAtSite.ts'
import { lookLines } from '../eye/lookLines.ts'
import type { PageLook } from '../eye/looks.ts'
import { htmlFiles } from '../readSite.ts'
import { choosePages } from './choosePages.ts'
import { findDiffering } from './findDiffering.ts'
import { openSwizzle, type SiteSwizzle, type Swizzle } from './siteSwizzle.ts'

export interface EjectedOptions {
  readonly site: string
  /** The output of Docusaurus for the unchanged site. */
  readonly expected: string
  readonly out: string
  readonly cache: string
}

const groupSize = 12
const pageCount = 3

/** Prints a row for each component that differs, and how many do not. */
export async function ejectedTable(options: EjectedOptions, print: (line: string) => void): Promise<void> {
  const swizzle = openSwizzle(options.site)
  const pages = new Map(
    [...htmlFiles(options.expected)].map(([route, file]) => [
      route,
      readFileSync(join(options.expected, file), 'utf8'),
    ]),
  )
  const routes = choosePages(pages, pageCount)
  print(`Pages: ${routes.join(', ')}`)
  const browser = await launchBrowser()
  try {
    const expected = await lookAtSite(browser, options.expected, routes, plainScreens)
    const trial = { options, swizzle, browser, expected, print }
    for (const kind of ['ejected', 'wrapped'] as const) {
      const names = await swizzle.names(kind)
      const found = await findDiffering(names, groupSize, (group) => differs(group, kind, trial))
      print(`${kind}: ${names.length - found.length} of ${names.length} equal`)
      for (const name of found) print(`  ${name}`)
    }
  } finally {
    swizzle.clear()
    await browser.close()
  }
}

interface Trial {
  readonly options: EjectedOptions
  readonly swizzle: SiteSwizzle
  readonly browser: Browser
  readonly expected: readonly PageLook[]
  readonly print: (line: string) => void
}

async function differs(
  group: readonly string[],
  kind: Swizzle,
  { options, swizzle, browser, expected, print }: Trial,
): Promise<boolean> {
  swizzle.clear()
  for (const name of group) await swizzle.write(name, kind)
  const problem = await rebuildWithTroodon(options)
  if (problem !== '') {
    if (group.length === 1) print(`${kind} ${group[0]}:\n${problem}`)
    return true
  }
  const routes = expected.map(({ route }) => route)
  const actual = await lookAtSite(browser, options.out, routes, plainScreens)
  const looks = await compareLooks(expected, actual, shareOfPixels)
  const { differences, messages, hydrated } = looks
  const isEqual =
    differences.length + Object.keys(messages).length === 0 && hydrated.actual === hydrated.expected
  if (!isEqual && group.length === 1) print([`${kind} ${group[0]}:`, ...lookLines(looks, 4)].join('\n  '))
  return !isEqual
}
