// The elements that the Tab key reaches from the start of a page.
import type { Page } from 'puppeteer'

const most = 40

export async function tabStops(page: Page): Promise<readonly string[]> {
  const stops: string[] = []
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusedElement)
    if (stop === null) break
    stops.push(stop)
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  return stops
}

/** Runs in the page; null when the focus has left it. */
function focusedElement(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  // Docusaurus leaves the slash at the end of a URL to the host.
  const href = (element.getAttribute('href') ?? '').replace(/\/(?=$|[?#])/, '')
  return [element.localName, text, href].join(' ').trim()
}
