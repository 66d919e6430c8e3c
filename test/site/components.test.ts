// Components of Markdown pages in a browser.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const own = siteInBrowser()
const { open } = own

/** Clicks the button once when React begins to listen, or when React has the button but no effect has run. */
const clickWhileHydrating = (page: Page, hasButton: boolean) =>
  page.evaluateOnNewDocument((waits) => {
    const listen = EventTarget.prototype.addEventListener
    const { port1, port2 } = new MessageChannel()
    let hasBegun = false
    port1.onmessage = () => {
      const button = document.querySelector<HTMLElement>('.markdown button.button')
      // React keeps its data in properties of the element.
      if (waits && button && Object.keys(button).length === 0) return port2.postMessage(null)
      return button?.click()
    }
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      listen.call(this, type, listener, options)
      const isRoot = this instanceof HTMLElement && this.matches('[data-script]')
      if (type !== 'click' || !isRoot || hasBegun) return
      hasBegun = true
      port2.postMessage(null)
    }
  }, hasButton)

describe('code', () => {
  it('is copied without its highlighting comments', async () => {
    const { page } = await open('/tests/pages/markdown-tests-mdx/')
    // A window without focus must not write to the real clipboard.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      })
    })
    await page.waitForSelector('.theme-code-block [data-action="copy"]')
    const block = await page.evaluateHandle(() =>
      [...document.querySelectorAll('.theme-code-block')].find((one) =>
        one.textContent?.startsWith('double.js'),
      ),
    )
    const button = await block.asElement()?.$('[data-action="copy"]')
    await button?.evaluate((one) => (one as HTMLElement).click())
    await page.waitForSelector('[data-copied]')
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(
      'function double(number) {\n  return number * 2\n}',
    )
  })

  it('wraps on demand, including code in a tab that was hidden', async () => {
    const { page } = await open('/tests/pages/code-block-tests/', { width: 800 })
    await page.waitForSelector('[data-tabs][data-ready]')
    await page.click('[role="tab"][data-value="wide"]')
    await page.waitForSelector('[data-value="wide"].tabs__panel [data-action="wrap"]:not([hidden])')
    await page.$eval('[data-value="wide"].tabs__panel [data-action="wrap"]', (button) =>
      (button as HTMLElement).click(),
    )
    const overflow = await page.$eval(
      '[data-value="wide"].tabs__panel pre',
      (pre) => pre.scrollWidth - pre.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  it.each(['light', 'dark'])('has sufficient contrast in %s mode', async (mode) => {
    const { page } = await open(`/docs/markdown-features/code-blocks/?docusaurus-theme=${mode}`)
    const contrasts = await page.evaluate(() => {
      const classes = new Set<string>()
      const readRules = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if ('selectorText' in rule)
            for (const [, name] of String(rule.selectorText).matchAll(/\.(hljs-[\w-]+)/g))
              classes.add(name as string)
          if ('cssRules' in rule) readRules(rule.cssRules as CSSRuleList)
        }
      }
      for (const sheet of document.styleSheets) readRules(sheet.cssRules)
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
      const luminance = (color: string) => {
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((v) =>
          v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const block = document.querySelector('.theme-code-block') as HTMLElement
      const code = block.querySelector('code') as HTMLElement
      const ground = luminance(getComputedStyle(block).backgroundColor)
      return [...classes, ''].map((name) => {
        const span = document.createElement('span')
        span.className = name
        code.append(span)
        const ink = luminance(getComputedStyle(span).color)
        return [name, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)] as const
      })
    })
    expect(contrasts.length).toBeGreaterThan(25)
    expect(contrasts.filter(([, contrast]) => contrast < 4.5)).toEqual([])
  })

  it('runs live and shows its own errors', async () => {
    const { page, complaints } = await open('/tests/pages/markdown-tests-mdx/')
    await page.waitForSelector('.live-code__editor')
    const write = (code: string) =>
      page.$eval(
        '.live-code__editor',
        (editor, text) => {
          const area = editor as HTMLTextAreaElement
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
          area.dispatchEvent(new Event('input', { bubbles: true }))
        },
        code,
      )
    await write('() => <p id="answer">{6 * 7} {[1, 2].map((n) => <b key={n}>{n}</b>)}</p>')
    await page.waitForFunction(() => document.getElementById('answer')?.textContent === '42 12')
    await write('<p>unclosed')
    await page.waitForSelector('.live-code__problem')
    await write('<p id="again">fine</p>')
    await page.waitForSelector('#again')
    expect(complaints).toEqual([])
  })
})

describe('diagrams', () => {
  it('are rendered, follow the color mode, and show errors', async () => {
    const { page, complaints } = await open('/tests/pages/diagrams/')
    await page.waitForFunction(
      () => document.querySelectorAll('[data-mermaid]:not([data-drawn])').length === 0,
      { timeout: 60_000 },
    )
    expect(await page.$$eval('.mermaid-problem', (all) => all.length)).toBe(2)
    expect(await page.$$eval('.docusaurus-mermaid-container svg', (all) => all.length)).toBe(
      (await page.$$('[data-mermaid]')).length - 2,
    )
    const light = await page.$$eval('.mermaid-drawing svg', (all) => all[0]?.outerHTML)
    // The first click is from the mode of the system to the light one.
    for (let clicks = 0; clicks < 2; clicks++) await page.click('.color-mode-toggle')
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe('dark')
    await page.waitForFunction(
      (old) => document.querySelector('.mermaid-drawing svg')?.outerHTML !== old,
      { timeout: 60_000 },
      light,
    )
    expect(complaints).toEqual([])
  })

  it('load nothing on a page without diagrams', async () => {
    const { page } = await open('/docs/cli/')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => name.includes('mermaid'))).toEqual([])
  })
})

describe('images', () => {
  it('zoom on click and by keyboard', async () => {
    const { page } = await open('/tests/pages/markdown-tests-mdx/')
    await page.waitForSelector('img[data-zoom]')
    await page.focus('img[data-zoom]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog.image-zoom[open] img')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('dialog.image-zoom[open]'))
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-zoom'))).toBe(true)
  })

  it('keep their own colors even if they use the same IDs and classes', async () => {
    const { page } = await open('/tests/pages/svg/')
    const fills = await page.$$eval('.markdown svg', (all) =>
      all.map((one) => getComputedStyle(one.querySelector('[class$="-a"]') as Element).fill),
    )
    expect(new Set(fills).size).toBe(5)
  })
})

describe('pages with code', () => {
  it('show included files and list their headings in the table of contents', async () => {
    const { page } = await open('/tests/pages/')
    const contents = await page.$$eval('.table-of-contents a', (all) => all.map((one) => one.textContent))
    expect(contents).toEqual(expect.arrayContaining(['From a partial', 'From a folder above', 'Markdown']))
  })

  it.each([
    // Its live code needs a different security policy, so the browser loads the page in full.
    ['a load of the whole page', '/tests/pages/', '/tests/pages/markdown-tests-mdx/', false],
    ['a navigation', '/tests/pages/', '/tests/pages/page-toc-tests/', true],
  ])('answer after %s', async (_, from, to, stays) => {
    const { page, complaints } = await open(from)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.click(`a[href="${to}"]`)
    await page.waitForFunction((path) => window.location.pathname === path, {}, to)
    await page.waitForSelector('.markdown button.button')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(stays)
    await page.click('.markdown button.button')
    // A click before hydration is replayed once.
    await page.waitForFunction(
      () => document.querySelector('.markdown button.button')?.textContent === 'Shout!',
    )
    expect(complaints).toEqual([])
  })

  it.each([
    ['begins', false],
    ['ends', true],
  ])('answer once to a click when hydration %s', async (_, hasButton) => {
    const prepare = (page: Page) => clickWhileHydrating(page, hasButton)
    const { page, complaints } = await open('/tests/pages/page-toc-tests/', { prepare })
    await page.waitForSelector('html[data-has-hydrated="true"]')
    await page.waitForFunction(
      () => document.querySelector('.markdown button.button')?.textContent !== 'Shout',
    )
    // What is replayed was clicked before the attribute was seen.
    expect(await page.$eval('.markdown button.button', (button) => button.textContent)).toBe('Shout!')
    expect(complaints).toEqual([])
  })

  it('declare head elements', async () => {
    const { page } = await open('/tests/pages/head-metadata/')
    expect(
      await page.$$eval('meta[name="generator"]', (all) => all.map((one) => one.getAttribute('content'))),
    ).toEqual(['Written by hand'])
    expect(
      await page.$$eval('meta[name="robots"]', (all) => all.map((one) => one.getAttribute('content'))),
    ).toEqual(['noindex, nofollow'])
  })
})
