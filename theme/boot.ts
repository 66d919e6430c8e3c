// Runs in <head> before the first paint. Sets the color mode, hides a closed announcement bar, marks that
// scripts run, and records clicks on buttons and keys for the search until the page can handle them. It must
// never throw and must not depend on the page: the security policy contains its hash.
import type { BootConstants } from '../build/shared/bootConstants.ts'
import { offeredName } from '../build/shared/offline.ts'
import { type EarlyClicks, earlyClicksName } from './router/earlyClicks.ts'
import { opensSearch } from './search/opensSearch.ts'

/** The build puts an object in its place (build/bundle/bootScript.ts). */
declare const __troodonBoot: BootConstants

const { defaultMode, respectPrefersColorScheme, disableSwitch, storageSuffix, storageType, announcementId } =
  __troodonBoot
const root = document.documentElement
const attempt = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}
const stored = (key: string) => attempt(() => window[storageType].getItem(key + storageSuffix))
const ofSystem = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
const asked = () => attempt(() => new URLSearchParams(location.search).get('docusaurus-theme'))
const choice = disableSwitch ? null : asked() || stored('theme')

root.setAttribute('data-js', '')
root.setAttribute('data-theme', choice || (respectPrefersColorScheme && attempt(ofSystem)) || defaultMode)
root.setAttribute('data-theme-choice', choice || (respectPrefersColorScheme ? 'system' : defaultMode))
if (announcementId !== null)
  root.setAttribute(
    'data-announcement-bar-initially-dismissed',
    `${
      stored('docusaurus.announcement.id') === announcementId &&
      stored('docusaurus.announcement.dismiss') === 'true'
    }`,
  )
attempt(() => {
  for (const [key, value] of new URLSearchParams(location.search))
    if (/^docusaurus-data-(?!js$|theme|announcement|has-)/.test(key))
      root.setAttribute(key.slice('docusaurus-'.length), value)
})

const buttons: HTMLElement[] = []
const keep = (event: Event) => {
  const button = (event.target as Element | null)?.closest<HTMLElement>('[data-script] button')
  if (button) buttons.push(button)
}
const keepKey = (event: KeyboardEvent) => {
  const button = opensSearch(event) && document.querySelector<HTMLElement>('.search-button')
  if (!button) return
  event.preventDefault()
  if (!buttons.includes(button)) buttons.push(button)
}
document.addEventListener('click', keep, true)
document.addEventListener('keydown', keepKey, true)
const early: EarlyClicks = {
  buttons,
  stopClicks: () => document.removeEventListener('click', keep, true),
  stopKeys: () => document.removeEventListener('keydown', keepKey, true),
}
Object.assign(window, { [earlyClicksName]: early })

if (process.env['TROODON_PWA'])
  addEventListener('beforeinstallprompt', () => Object.assign(window, { [offeredName]: true }))

/**
 * If the home page cannot load its files and its URL differs from its canonical URL, the base URL is wrong.
 */
const explainBaseUrl = () => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const own = canonical && new URL(canonical.href).pathname
  const here = `${location.pathname.replace(/\/?(?:index\.html)?$/, '')}/`
  if (own === null || own === here || own !== document.querySelector('.navbar__brand')?.getAttribute('href'))
    return
  const textContent = `The files of this page cannot be loaded. The page is at ${here}, but its files are expected below ${own}. If the site is in that folder, set baseUrl: '${here}' in its configuration.`
  document.body.prepend(
    Object.assign(document.createElement('p'), { id: 'base-url-help', role: 'alert', textContent }),
  )
}

// Scripts and data load after the first paint, or earlier if the reader interacts with the page.
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const
let started = false
const start = () => {
  const page = document.querySelector<HTMLElement>('[data-script]')
  if (started || !page) return
  started = true
  for (const sign of signs) removeEventListener(sign, start)
  const { script = '', integrity = '', site = '', fetch: data = '', modules = '' } = page.dataset
  const add = (tag: 'link' | 'script', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  add('script', { type: 'module', src: script, integrity, onerror: explainBaseUrl })
  for (const href of `${site} ${data}`.split(' '))
    if (href) add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  for (const href of modules.split(' ')) if (href) add('link', { rel: 'modulepreload', href })
}
for (const sign of signs) addEventListener(sign, start, { passive: true })
document.addEventListener('DOMContentLoaded', () => {
  const painted = attempt(() =>
    new PerformanceObserver(
      (list) => list.getEntriesByName('first-contentful-paint').length > 0 && setTimeout(start),
    ).observe({
      type: 'paint',
      buffered: true,
    }),
  )
  if (painted === null) requestAnimationFrame(() => setTimeout(start))
  // The browser does not paint a page in a background tab.
  setTimeout(start, 1000)
})
