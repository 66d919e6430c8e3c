// `npm run pictures [NAME…]`: takes the pictures of the documentation and the showcase, light and dark.
// `npm run pictures -- --check`: names the pictures whose page looks different now, and exits with 1.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser, Page, ScreenshotClip } from 'puppeteer'
import { launchBrowser } from '../test/support/browser.ts'
import { fingerprint } from './pictures/fingerprint.ts'
import { pictures } from './pictures/list.ts'
import { fileOf, type Mode, modes, type Picture } from './pictures/picture.ts'
import { serveSites } from './pictures/sites.ts'

/** CSS pixels around an element. */
const margin = 20
const record = 'scripts/pictures/taken.json'
const names = process.argv.slice(2)
const isCheck = names.includes('--check')
const wanted = isCheck || names.length === 0 ? pictures : pictures.filter(({ name }) => names.includes(name))

/** Name → fingerprint of the page when the picture was taken. */
const taken = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>) : {}
const sites = await serveSites([...new Set(wanted.map(({ site }) => site))])
try {
  await (isCheck ? check() : take())
} finally {
  sites.close()
}

async function check(): Promise<void> {
  const stale = wanted.filter(
    (one) =>
      taken[one.name] !== fingerprint(one, sites.of(one.site).outDir) ||
      modes.some((mode) => !existsSync(fileOf(one.name, mode))),
  )
  for (const { name } of stale) console.error(`static/img/${name} is stale: run npm run pictures ${name}`)
  process.exitCode = stale.length > 0 ? 1 : 0
}

async function take(): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const one of wanted) {
      for (const mode of modes) await photograph(browser, one, mode)
      taken[one.name] = fingerprint(one, sites.of(one.site).outDir)
      console.log(`Wrote ${fileOf(one.name, 'light')} and its dark version.`)
    }
  } finally {
    await browser.close()
  }
  const known = pictures.flatMap(({ name }) => (name in taken ? [[name, taken[name]]] : []))
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
}

async function photograph(browser: Browser, picture: Picture, mode: Mode): Promise<void> {
  const { name, site, path, selector, css, act, size = { width: 1120, height: 640 } } = picture
  const page = await browser.newPage()
  await page.setViewport({ ...size, deviceScaleFactor: 1.5 })
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.goto(`${sites.of(site).url}${path}${path.includes('?') ? '&' : '?'}docusaurus-theme=${mode}`, {
    waitUntil: 'networkidle0',
  })
  await page.waitForSelector('html[data-has-hydrated]')
  if (css !== undefined) await page.evaluate(addStyles, css)
  await act?.(page)
  const file = fileOf(name, mode)
  mkdirSync(dirname(file), { recursive: true })
  const clip = selector === undefined ? null : await around(page, selector)
  await page.screenshot({ path: file, type: 'webp', quality: 82, ...(clip ? { clip } : {}) })
  await page.close()
}

/** The place of an element with a margin, as far as the page reaches. */
async function around(page: Page, selector: string): Promise<ScreenshotClip> {
  const element = await page.waitForSelector(selector)
  const box = await element?.boundingBox()
  if (!box) throw new Error(`${selector} is not visible.`)
  const x = Math.max(0, box.x - margin)
  const y = Math.max(0, box.y - margin)
  return { x, y, width: box.x + box.width + margin - x, height: box.y + box.height + margin - y }
}

function addStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
