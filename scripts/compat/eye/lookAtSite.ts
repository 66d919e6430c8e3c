// Looks at pages of a built site as a reader does: at two widths in both color modes, with the keyboard,
// after clicks, and without scripts.
import type { Browser } from 'puppeteer'
import { type Act, acts } from './acts.ts'
import type { PageLook, Screen } from './looks.ts'
import { type PageRequest, serveSite, withPage } from './openPage.ts'
import { readScreen } from './readScreen.ts'
import { tabStops } from './tabStops.ts'

/** What is looked at on each page. */
export interface Looking {
  readonly modes: readonly PageRequest['mode'][]
  readonly withoutScripts: boolean
  /** What a reader does on the first three pages. */
  readonly acts: readonly Act[]
}

export const everything: Looking = { modes: ['light', 'dark'], withoutScripts: true, acts }
export const plainScreens: Looking = { modes: ['light'], withoutScripts: false, acts: [] }

const acted = 3

export async function lookAtSite(
  browser: Browser,
  folder: string,
  routes: readonly string[],
  looking: Looking,
): Promise<readonly PageLook[]> {
  const site = await serveSite(folder)
  try {
    const looks: PageLook[] = []
    for (const [at, route] of routes.entries())
      looks.push(await lookAtPage(browser, { site, route }, at < acted ? looking : { ...looking, acts: [] }))
    return looks
  } finally {
    site.close()
  }
}

type Place = Pick<PageRequest, 'site' | 'route'>

async function lookAtPage(
  browser: Browser,
  place: Place,
  { modes, withoutScripts, acts: tried }: Looking,
): Promise<PageLook> {
  const messages = new Set<string>()
  const screens: Screen[] = []
  let hydrated = false
  let stops: readonly string[] = []
  for (const width of [1360, 500])
    for (const mode of modes)
      await withPage(browser, { ...place, width, mode, withScripts: true }, messages, async (page) => {
        screens.push(await readScreen(page, `${width} px, ${mode}`, true))
        if (width !== 1360 || mode !== 'light') return
        hydrated = (await page.$('html[data-has-hydrated="true"]')) !== null
        stops = await tabStops(page)
      }).catch((error: Error) => messages.add(error.message))
  const still = { ...place, width: 1360, mode: 'light', withScripts: false } as const
  if (withoutScripts)
    await withPage(browser, still, messages, async (page) => {
      screens.push(await readScreen(page, 'without scripts', true))
    })
  for (const act of tried) screens.push(...(await screenAfter(browser, place, act, messages)))
  return { route: place.route, hydrated, messages: [...messages], tabStops: stops, screens }
}

/** None where the page has nothing for the act. */
const screenAfter = (browser: Browser, place: Place, act: Act, messages: Set<string>) =>
  withPage(
    browser,
    { ...place, width: act.width, mode: 'light', withScripts: true },
    messages,
    async (page): Promise<readonly Screen[]> => {
      if (!(await act.run(page))) return []
      return [await readScreen(page, act.name, false)]
    },
  )
