// The search dialog in a test's browser. Results appear while the words are typed: those of the first letters
// are not the ones that a test waits for.
import type { Page } from 'puppeteer'

/** Types the words, and waits for their results. The dialog may be open already. */
export async function searchFor(page: Page, words: string): Promise<void> {
  await (await page.waitForSelector('.search-dialog__input'))?.type(words)
  await page.waitForFunction(
    (query) =>
      document.querySelector('.search-dialog__results')?.getAttribute('aria-label') ===
      `Search results for "${query}"`,
    {},
    words,
  )
}
