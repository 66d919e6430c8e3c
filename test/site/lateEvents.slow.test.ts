// Client modules of a Docusaurus site that wait for events of the page, which are over when Troodon loads them.
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const own = filesInBrowser({
  'docusaurus.config.js': `module.exports = {
    title: 'Site', url: 'https://a.example', baseUrl: '/', clientModules: ['./late.js'],
    presets: [['classic', { blog: false }]],
  }`,
  'late.js': `
window.seen = []
const see = (name) => window.seen.push(name)
window.addEventListener('load', () => { throw new Error('of the site') })
window.addEventListener('load', (event) => see('window ' + event.type))
addEventListener('load', { handleEvent: () => see('object') })
document.addEventListener('DOMContentLoaded', () => see('document'))
document.addEventListener('click', () => see('click'))
window.onload = () => see('onload')
export const onRouteDidUpdate = () => see('route')
`,
  'docs/a.md': '# A\n',
})

it('are told of them once, after the first page', async () => {
  const { page } = await own.openToTheEnd('/docs/a')
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(await seen()).toEqual(['route', 'window load', 'object', 'document', 'onload'])
  await page.click('h1')
  await page.evaluate(() => window.addEventListener('load', () => document.body.click()))
  expect((await seen()).at(-1)).toBe('click')
  expect(await seen()).toHaveLength(6)
})
