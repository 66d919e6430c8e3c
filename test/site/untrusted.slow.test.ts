// Content of authors that are not trusted: an attack for each row of the table in
// build/model/config/untrustedContent.ts, in the output and in a browser.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { codeFeatures } from '../../build/model/config/untrustedContent.ts'
import { readTree } from '../support/engine.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'
import { payloads, refused } from '../support/untrustedPayloads.ts'

const config = {
  title: 'Untrusted',
  content: 'untrusted',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  markdown: { math: true, codeBlocks: { chart: '@site/src/Chart' } },
  themeConfig: {
    footer: { copyright: '<b>Ours</b>' },
    mermaid: { options: { securityLevel: 'loose', secure: [], flowchart: { htmlLabels: true } } },
  },
}
const opened = filesInBrowser({
  'site.config.json': JSON.stringify(config),
  ...Object.assign({}, ...Object.values(payloads).map(({ files }) => files)),
})

it('has an attack for each feature', () => {
  expect(Object.keys({ ...payloads, ...refused }).sort()).toEqual(Object.keys(codeFeatures).sort())
})

it.each(Object.entries(payloads))('shows %s as text', (feature, payload) => {
  const { shows = [], missing = [] } = payload as { shows?: readonly string[]; missing?: readonly string[] }
  const { outDir } = opened.site
  for (const path of missing) expect(existsSync(join(outDir, path))).toBe(false)
  const page = readFileSync(join(outDir, 'docs', feature, 'index.html'), 'utf8')
  expect(shows.filter((text) => !page.includes(text))).toEqual([])
})

it('writes no script, event attribute, frame, editor or exception from the policy', () => {
  let pages = 0
  for (const [path, text] of readTree(opened.site.outDir)) {
    if (!path.endsWith('.html')) continue
    pages++
    expect(text, path).not.toContain('unsafe-eval')
    // The forms for searches are the theme's.
    const body = text.slice(text.indexOf('<body')).replace(/<form class="(?:not-found|search)/g, '')
    const tags = [...body.matchAll(/<[a-z][^<>]*>/gi)].map(([tag]) => tag.replace(/"[^"]*"/g, '""'))
    for (const tag of tags) {
      expect(tag, path).not.toMatch(/\son\w+=|^<(?:iframe|form|style|object|embed|img)\b|data-live/)
      if (/^<script/.test(tag)) expect(tag, path).toMatch(/^<script type=""/)
    }
  }
  expect(pages).toBeGreaterThan(12)
})

it('runs nothing in a browser, and draws diagrams without their scripts and styles', async () => {
  const dialogs: string[] = []
  const paths = Object.keys(payloads).flatMap((feature) => [`/docs/${feature}/`, `/de/docs/${feature}/`])
  for (const path of paths) {
    const { page, complaints, context } = await opened.open(path, {
      prepare: async (one) =>
        one.on('dialog', (dialog) => {
          dialogs.push(`${path} ${dialog.message()}`)
          void dialog.dismiss()
        }),
    })
    if (path.endsWith('/diagrams/')) {
      await page.waitForSelector('[data-drawn]')
      const drawn = await page.$eval('.mermaid-drawing', (box) => box.innerHTML)
      expect(drawn).not.toMatch(/<img|<style>body|onerror="|javascript:|foreignObject/)
      expect(await page.$eval('body', (body) => getComputedStyle(body).display)).not.toBe('none')
      for (const node of await page.$$('[data-drawn] .node')) await node.click().catch(() => {})
    }
    for (const button of await page.$$('article button')) await button.click().catch(() => {})
    const policy = await page.$eval('meta[http-equiv]', (meta) => meta.getAttribute('content'))
    expect(policy).not.toContain('unsafe-eval')
    expect(complaints.filter((text) => /evil|policy|javascript/i.test(text))).toEqual([])
    await context.close()
  }
  expect(dialogs).toEqual([])
})
