// Checks that must hold for every page of this repository's site. Most runs check a sample; the long tests
// check all pages (test/campaign/everyPage.test.ts).
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { TestBrowser } from './browser.ts'
import type { BuiltSite } from './builtSite.ts'

/** Every fortieth page, and the pages that use rare features. */
export const sampleOf = (paths: readonly string[]): readonly string[] =>
  [...paths]
    .sort()
    .filter((path, index) => index % 40 === 0 || /^\/?tests\/(?:pages|docs\/tests)\//.test(path))

/** The files of all pages, relative to the output folder. */
export const pageFiles = (outDir: string): readonly string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && statSync(join(outDir, file)).isFile(),
  )

/** Deliberate exceptions: raw HTML of a test page, and a file that one page includes twice. */
const onPurpose: Readonly<Record<string, readonly string[]>> = {
  'tests/pages/markdown-tests-md/index.html': [
    'element-required-content',
    'element-name',
    'element-permitted-content',
    'element-permitted-parent',
  ],
  'tests/pages/markdown-tests-mdx/index.html': ['element-required-content'],
  'tests/docs/tests/toc-partials/index.html': ['no-dup-id'],
}

/** The messages of an HTML validator about the files. */
export async function invalidHtml(outDir: string, files: readonly string[]): Promise<readonly string[]> {
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))
  const wrong: string[] = []
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(join(outDir, file), 'utf8'), file)
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        if (!onPurpose[file]?.includes(ruleId)) wrong.push(`${file}:${line}:${column} ${ruleId} ${message}`)
  }
  return wrong
}

/** Paths of the pages with scripts, that is, all except redirects and static pages. */
export const pagePaths = (outDir: string): readonly string[] =>
  pageFiles(outDir)
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => / id="__(?:troodon|docusaurus)"/.test(readFileSync(join(outDir, file), 'utf8')))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)

/**
 * The console messages while pages load, including violations of their security policy. Chromium warns about a
 * font that is not shown within seconds, which a busy machine cannot do: such a page is loaded again, alone.
 */
export async function complaintsOf(
  browser: TestBrowser,
  site: BuiltSite,
  paths: readonly string[],
): Promise<readonly string[]> {
  const found = await complaintsIn(browser, site, paths, 4)
  const late = found.filter(({ text }) => text.includes('was preloaded using link preload but not used'))
  const again = await complaintsIn(browser, site, [...new Set(late.map(({ path }) => path))], 1)
  const sure = [...found.filter((one) => !late.includes(one)), ...again]
  return sure.map(({ path, text }) => `${path}: ${text}`)
}

interface Complaint {
  readonly path: string
  readonly text: string
}

async function complaintsIn(
  browser: TestBrowser,
  site: BuiltSite,
  paths: readonly string[],
  lanes: number,
): Promise<readonly Complaint[]> {
  const left = [...paths]
  const complaints: Complaint[] = []
  const lane = async () => {
    const page = await (await browser.createBrowserContext()).newPage()
    let path: string | undefined
    const complain = (text: string) => complaints.push({ path: path ?? '', text })
    page.on('console', (message) => complain(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => complain(`error: ${String(error)}`))
    page.on('requestfailed', (request) => complain(`failed: ${request.url()}`))
    for (path = left.pop(); path !== undefined; path = left.pop()) {
      await page.goto(site.address + path.slice(1), { waitUntil: 'load' })
      await page.waitForSelector('html[data-has-hydrated]').catch(() => complain('it was not hydrated'))
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return complaints
}
