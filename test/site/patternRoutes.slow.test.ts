// Pages of plugins for many URLs (`/users/:id`), and code that asks before the reader leaves a page.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { showsUrl } from '../../build/shared/showsUrl.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'
import { pathOf, textOf } from '../support/visit.ts'

const files: Readonly<Record<string, string>> = {
  'package.json': '{}',
  // A broken link would stop the build.
  'docusaurus.config.js': `
module.exports = {
  title: 'Users', url: 'https://site.example', baseUrl: '/', trailingSlash: true, onBrokenLinks: 'throw',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [() => ({
    name: 'users',
    contentLoaded({ actions }) {
      const component = '@site/src/User.jsx'
      actions.addRoute({ path: '/users/add', component, exact: true })
      actions.addRoute({ path: '/users/:id', component, exact: true })
      actions.addRoute({ path: '/wild', component })
      actions.addRoute({ path: '/tree', component: '@site/src/Tree.jsx', routes: [
        { path: '/tree/:kind/:size', component, exact: true },
      ] })
    },
  })],
}
`,
  'src/User.jsx': `
import Link from '@docusaurus/Link'
import { useLocation, useParams, useRouteMatch } from '@docusaurus/router'
export default function User() {
  const { path, url } = useRouteMatch()
  return (
    <main>
      <p id="out">{JSON.stringify([useParams(), path, url, useLocation().pathname])}</p>
      <Link to="/users/7">seven</Link><Link to="/users/8">eight</Link><Link to="/users/add">add</Link>
      <Link to="/wild/deep">wild</Link><Link to="/tree/oak/9">tree</Link>
    </main>
  )
}
`,
  'src/Tree.jsx': `
import renderRoutes from '@docusaurus/renderRoutes'
import { useParams } from '@docusaurus/router'
export default ({ route }) => <><p id="outer">{JSON.stringify(useParams())}</p>{renderRoutes(route.routes)}</>
`,
  'src/pages/leave.jsx': `
import { useEffect, useState } from 'react'
import Link from '@docusaurus/Link'
import { useHistory } from '@docusaurus/router'
export default function Leave() {
  const history = useHistory()
  const [asks, setAsks] = useState(false)
  useEffect(
    () => (asks ? history.block(({ pathname }, action) => action + ' ' + pathname) : undefined),
    [asks],
  )
  return (
    <main>
      <button id="ask" onClick={() => setAsks(!asks)}>{String(asks)}</button>
      <button id="push" onClick={() => history.push('/users/add')} />
      <Link id="link" to="/users/add">add</Link>
    </main>
  )
}
`,
}

const { open } = filesInBrowser(files)

const click = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click())
const until = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (where: string, wanted: string) => document.querySelector(where)?.textContent?.includes(wanted),
    {},
    selector,
    text,
  )

it('a pattern fits as many parts as it has', () => {
  expect(showsUrl('/users/:id/', '/users/7')).toBe(true)
  expect(showsUrl('/users/:id/', '/users/7/')).toBe(true)
  for (const other of ['/users/', '/users/7/more', '/others/7'])
    expect(showsUrl('/users/:id/', other)).toBe(false)
  expect([
    showsUrl('/wild/', '/wild/a/b'),
    showsUrl('/wild/', '/wild'),
    showsUrl('/wild/', '/wilder'),
  ]).toEqual([true, false, false])
})

describe('a page with a pattern', () => {
  it('is shown for other URLs, with the values of its names', async () => {
    const { page } = await open('users/add/')
    expect(await textOf(page, '#out')).toBe('[{},"/users/add/","/users/add/","/users/add/"]')
    const steps = [
      ['/users/7', '[{"id":"7"},"/users/:id/","/users/7/","/users/7/"]'],
      ['/users/8', '[{"id":"8"},"/users/:id/","/users/8/","/users/8/"]'],
      ['/wild/deep', '[{},"/wild/","/wild","/wild/deep/"]'],
      ['/tree/oak/9', '[{"kind":"oak","size":"9"},"/tree/:kind/:size/","/tree/oak/9/","/tree/oak/9/"]'],
    ]
    for (const [path, text = ''] of steps) {
      await click(page, `a[href^="${path}"]`)
      await until(page, '#out', text)
    }
    expect(await textOf(page, '#outer')).toBe('{}')
    await click(page, 'a[href^="/users/add"]')
    await until(page, '#out', '[{},"/users/add/"')
  })

  it('is shown where the host has only the page for missing URLs', async () => {
    const { page } = await open('users/9/')
    await until(page, '#out', '[{"id":"9"},"/users/:id/","/users/9/","/users/9/"]')
  })
})

it('asks before the reader leaves: with links, from code, and with the buttons of the browser', async () => {
  const { page } = await open('users/add/')
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('troodon-go', { detail: { toString: () => '/leave/' } })),
  )
  await page.waitForSelector('#ask')
  const asked: string[] = []
  let answer = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  await click(page, '#ask')
  await until(page, '#ask', 'true')
  await click(page, '#link')
  await click(page, '#push')
  await page.evaluate(() => history.back())
  await expect.poll(() => asked).toEqual(['PUSH /users/add/', 'PUSH /users/add', 'POP /users/add/'])
  await expect.poll(() => pathOf(page)).toBe('/leave/')
  expect(await textOf(page, '#ask')).toBe('true')
  answer = true
  await click(page, '#link')
  await page.waitForSelector('#out')
  expect(pathOf(page)).toBe('/users/add/')
})
