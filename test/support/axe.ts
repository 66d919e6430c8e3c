// Pages of this repository's site that axe-core examines, in both color modes.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Opens a page of the site in the light mode. */
export async function loadLight(page: Page, address: string, width = 1280): Promise<Page> {
  // Waits for transitions to end, because axe judges the final colors.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.setViewport({ width, height: 900 })
  await page.goto(`${address}?docusaurus-theme=light`, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  // Diagrams and live code load after the page.
  await page.waitForNetworkIdle({ idleTime: 50 })
  return page
}

/** The violations that axe finds, one per line. */
export async function findingsInBothModes(page: Page): Promise<string[]> {
  const light = await findings(page)
  const color = await switchTo(page, 'dark')
  const dark = await findings(page, rulesOfColors)
  expect(await switchTo(page, 'light')).not.toBe(color)
  return [...light, ...dark.map((found) => `dark: ${found}`)]
}

interface Axe {
  readonly run: (
    context: object,
    options: object,
  ) => Promise<{
    violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
  }>
}

/** The violations that axe finds, one per line. */
async function findings(page: Page, options: object = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (more) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(
      // The diagrams that mermaid renders are excluded.
      { exclude: [['.mermaid-drawing'], ['iframe']] },
      { resultTypes: ['violations'], ...more },
    )
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${help} at ${target.join(' ')} (${(failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 200)})`,
      ),
    )
  }, options)
}

/** The color modes differ in nothing but colors. */
const rulesOfColors = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** As the color mode toggle does, without loading the page again. Returns the color of text. */
const switchTo = (page: Page, mode: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset['theme'] = wanted
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return getComputedStyle(document.body).color
  }, mode)
