// One state of an open page: its image, where its landmarks are, and the controls that a reader sees.
import type { Page } from 'puppeteer'
import type { Screen } from './looks.ts'

/** `isWhole`: the whole page, and not only what the window shows. */
export async function readScreen(page: Page, name: string, isWhole: boolean): Promise<Screen> {
  if (isWhole) await showWhole(page)
  const facts = await page.evaluate(factsOfPage)
  const image = await page.screenshot({ captureBeyondViewport: false })
  return { name, image, ...facts }
}

/** A window as high as the page. Images beyond the window change its size while they are made. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewport({ width: page.viewport()?.width ?? 0, height })
  await new Promise((done) => setTimeout(done, 100))
}

/** Runs in the page. */
function factsOfPage(): Omit<Screen, 'name' | 'image'> {
  const boxOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [Math.round(left), Math.round(top), Math.round(width), Math.round(height)] as const
  }
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0
  const partsOf = (selector: string, nameOf: (element: Element) => string) =>
    [...document.querySelectorAll(selector)]
      .filter(isVisible)
      .map((element) => ({ name: nameOf(element), box: boxOf(element) }))
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    const states = ['aria-expanded', 'aria-pressed', 'aria-current', 'role', 'title']
      .filter((name) => element.hasAttribute(name))
      .map((name) => `${name}=${element.getAttribute(name)}`)
    return [element.localName, text, ...states].join(' ')
  }
  return {
    landmarks: partsOf('header, nav, main, aside, footer', ({ localName }) => localName),
    controls: partsOf('a[href], button, input, select, textarea, summary', nameOf),
    place: `${location.pathname.replace(/(?<=.)\/$/, '')} ${document.documentElement.dataset['theme']}`,
  }
}
