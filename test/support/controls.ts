// Clicks on elements of a page in the browser, and waits for what they show.
import type { Page } from 'puppeteer'

export const click = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click())

export const waitForText = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (where: string, wanted: string) => document.querySelector(where)?.textContent === wanted,
    {},
    selector,
    text,
  )

/** Clicks on a button and waits for the text that another element has then. */
export async function press(page: Page, button: string, shown: string, text: string): Promise<void> {
  await click(page, button)
  await waitForText(page, shown, text)
}

export const colorModeToggle = '.color-mode-toggle:not(:disabled)'
