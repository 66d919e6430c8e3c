// Navigation and the history of the browser in code of a Docusaurus site. Each test says what Docusaurus does.
import { describe, expect, it } from 'vitest'
import { click, press, waitForText } from '../support/controls.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const own = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/', trailingSlash: true,
  presets: [['classic', { blog: false }]],
}
`,
  'docs/code.md': '# Code\n',
  'docs/tit.md': '# Tit\n',
  'src/pages/index.jsx': `
import { Redirect } from '@docusaurus/router'
export default () => <Redirect to="/steps/?from=home" />
`,
  'src/pages/steps.jsx': `
import { useEffect, useState } from 'react'
import Layout from '@theme/Layout'
import { useHistory, useLocation } from '@docusaurus/router'
import { useColorMode } from '@docusaurus/theme-common'
export default function Steps() {
  const history = useHistory()
  const location = useLocation()
  const [runs, setRuns] = useState(0)
  const [heard, setHeard] = useState([])
  useEffect(() => setRuns((count) => count + 1), [location])
  useEffect(() => history.listen((place, action) => setHeard((all) => [...all, action + place.search + place.hash])), [])
  const { pathname } = location
  return (
    <Layout>
      <Mode />
      <p id="runs">{runs}</p>
      <p id="action">{history.action}</p>
      <p id="heard">{heard.join(' ')}</p>
      <p id="state">{JSON.stringify(location.state)}</p>
      <button id="push" onClick={() => history.push('?a=1')} />
      <button id="hash" onClick={() => history.push('#end')} />
      <button id="replace" onClick={() => history.replace({ pathname, search: 'b=2', state: { from: 'replace' } })} />
      <button id="state-push" onClick={() => history.push(pathname, { words: 'oats' })} />
      <h2 id="end">End</h2>
    </Layout>
  )
}
function Mode() {
  const { colorMode, setColorMode } = useColorMode()
  return <button id="dark" onClick={() => setColorMode('dark')}>{colorMode}</button>
}
`,
})

const open = async (path: string) => (await own.open(path)).page

describe('navigation from code', () => {
  it('<Redirect> replaces its page without loading the next one as a whole', async () => {
    const page = await open('docs/code/')
    await page.waitForSelector('html[data-has-hydrated]')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const entries = await page.evaluate(() => window.history.length)
    await click(page, '.navbar__brand')
    await page.waitForSelector('#runs')
    await page.waitForFunction(() => window.location.search === '?from=home')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
    await page.goBack()
    await page.waitForFunction(() => window.location.pathname === '/docs/code/')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  it('`history.action` says how the reader came to the page', async () => {
    const page = await open('steps/')
    await waitForText(page, '#action', 'POP')
    await press(page, '#push', '#action', 'PUSH')
    await press(page, '#replace', '#action', 'REPLACE')
    await page.goBack()
    await waitForText(page, '#action', 'POP')
  })
})

describe('code of the site', () => {
  it('gets the state of an entry of the history, also when the reader comes back', async () => {
    const page = await open('steps/')
    await press(page, '#state-push', '#state', '{"words":"oats"}')
    await press(page, '#replace', '#state', '{"from":"replace"}')
    await page.goBack()
    await waitForText(page, '#state', '')
    await page.goForward()
    await waitForText(page, '#state', '{"from":"replace"}')
  })

  it('hears of each change of the URL once, with its kind', async () => {
    const page = await open('steps/')
    await press(page, '#push', '#heard', 'PUSH?a=1')
    await press(page, '#replace', '#heard', 'PUSH?a=1 REPLACE?b=2')
    // A hash alone drops the query.
    await press(page, '#hash', '#heard', 'PUSH?a=1 REPLACE?b=2 PUSH#end')
    await page.goBack()
    await waitForText(page, '#heard', 'PUSH?a=1 REPLACE?b=2 PUSH#end POP?b=2')
  })

  it('loads a page ahead', async () => {
    const page = await open('steps/')
    await page.waitForFunction(() => 'docusaurus' in window)
    const loaded = page.waitForResponse((response) => response.url().endsWith('/docs/tit/index.json'))
    await page.evaluate(() =>
      (window as unknown as { docusaurus: { preload: (href: string) => void } }).docusaurus.preload(
        '/docs/tit/',
      ),
    )
    expect((await loaded).ok()).toBe(true)
  })

  it('gets the same location until it changes', async () => {
    const page = await open('steps/')
    await waitForText(page, '#runs', '1')
    await press(page, '#dark', '#dark', 'dark')
    await press(page, '#push', '#heard', 'PUSH?a=1')
    await waitForText(page, '#runs', '2')
  })
})
