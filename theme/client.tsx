// Entry point in the browser: hydrates the page when the browser is idle or the reader interacts, then
// handles navigation.
// First: the bundler keeps this order in the file of the frame.
import './text/earlyTexts.ts'

import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RouteData, RoutePayload, SidebarData } from '../build/shared/routeData.ts'
import type { SiteData } from '../build/shared/siteData.ts'
import { App } from './App.tsx'
import type { Shown } from './context/route.tsx'
import { LoadFailure } from './layout/ErrorBoundary.tsx'
import { createLifecycle } from './router/clientModules.ts'
import { delegateClicks } from './router/delegate.ts'
import { replayEarlyClicks, stopKeepingClicks } from './router/earlyClicks.ts'
import { createNavigation, type Navigation } from './router/navigation.ts'
import { fetchJson, loadPageCode } from './router/pageCode.ts'
import type { Prefetch } from './router/prefetch.ts'
import { whenNeeded } from './router/whenNeeded.ts'
import { type BrowserState, startBrowserState } from './state/browser.tsx'
import { useStore } from './state/store.ts'
import { loadView } from './views/index.tsx'
import { activateWidgets } from './widgets/index.ts'

void start()

async function start(): Promise<void> {
  // An async script can run, and the browser can be idle, before the parser reaches the end of the page.
  await parsed()
  // Modules that were written for Docusaurus change the page soon after they are loaded. Before React has it,
  // that would be an error.
  if (process.env['TROODON_CLIENT_MODULES'] !== 'early') await whenNeeded()
  const root = document.querySelector<HTMLElement>('[data-script]')
  const data = document.getElementById('__troodon-data')
  const site = root?.dataset['site']
  if (!root || !data || !site) return
  try {
    const payload = JSON.parse(data.textContent ?? '') as RoutePayload
    const load = () => {
      const shared = (fetchJson(site) as Promise<SiteData>).then((data) => {
        window.troodonTexts = data.messages
        return data
      })
      return Promise.all([shared, firstPage(payload, shared)])
    }
    const [shared, shown] = await load().catch(() => afterPause(load))
    run(root, shared, shown, payload)
  } catch (error) {
    // The page remains readable as plain HTML, and its links work.
    console.warn('The page could not be made interactive.', error)
    const place = document.createElement('div')
    document.getElementById('__docusaurus_skipToContent_fallback')?.prepend(place)
    createRoot(place).render(<LoadFailure error={error} />)
  }
}

function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  )
}

/** Retries once after a second, because network failures are often brief. */
async function afterPause<T>(act: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return act()
}

/** The first page, with the sidebar, component and view that it needs. */
async function firstPage({ route }: RoutePayload, site: Promise<unknown>): Promise<Shown> {
  const [sidebar, page] = await Promise.all([
    'sidebar' in route && route.sidebar ? (fetchJson(route.sidebar.href) as Promise<SidebarData>) : null,
    site.then(() => loadPageCode(route)),
    loadView(route),
  ])
  return { route: withBodies(route), sidebar, page }
}

/** Adds the HTML that the JSON omits because the document already contains it. */
function withBodies(route: RouteData): RouteData {
  const html = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ innerHTML }) => innerHTML)
  if ('body' in route) return { ...route, body: html('[data-body]')[0] ?? null }
  if (route.view !== 'blogPosts') return route
  const bodies = html('[data-excerpt]')
  return { ...route, posts: route.posts.map((post, index) => ({ ...post, body: bodies[index] ?? null })) }
}

function run(root: HTMLElement, site: SiteData, first: Shown, payload: RoutePayload): void {
  const place = { origin: window.location.origin, baseUrl: site.locale.baseUrl }
  const sidebarHref = 'sidebar' in first.route ? (first.route.sidebar?.href ?? null) : null
  // The code that loads other pages comes after hydration. Until then, links are plain links.
  const later = import('./router/later.ts')
  const loader = later.then(({ createLoader }) =>
    createLoader(payload, { sidebarHref, sidebar: first.sidebar }, site),
  )
  // A site without client modules does not include this code.
  const lifecycle = process.env['TROODON_CLIENT_MODULES'] ? createLifecycle() : null
  const navigation = createNavigation(first, loader, place, lifecycle)
  const state = startBrowserState(site)
  const prefetch = Promise.all([loader, later])
    .then(([ready, { startLater }]) => startLater(ready, place, state, site))
    .catch(() => null)
  // A transition yields to input every few milliseconds.
  startTransition(
    () =>
      void hydrateRoot(
        root,
        <Client site={site} state={state} navigation={navigation} prefetch={prefetch} />,
      ),
  )
  stopKeepingClicks()
  delegateClicks(navigation, place)
  navigation.location.subscribe(() => document.dispatchEvent(new Event('troodon-url')))
  if (first.route.view === 'notFound') void later.then(({ findMeant }) => findMeant(navigation, loader, site))
  lifecycle?.begin(new URL(window.location.href))
  lifecycle?.ready()
  lifecycle?.shown()
}

interface ClientProps {
  readonly site: SiteData
  readonly state: BrowserState
  readonly navigation: Navigation
  readonly prefetch: Promise<Prefetch | null>
}

function Client({ site, state, navigation, prefetch }: ClientProps) {
  const shown = useStore(navigation.shown)
  const loading = useStore(navigation.slow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different page has different links
  useEffect(() => {
    void prefetch.then((ready) => ready?.watch())
  }, [shown, prefetch])
  // Before the click for which React hydrates the page at once reaches its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different page has different widgets
  useLayoutEffect(() => {
    const activate = () => activateWidgets({ site, storage: state.storage, colorMode: state.colorMode })
    activate()
    // The watch server has replaced blocks of the page.
    document.addEventListener('troodon-patched', activate)
    return () => document.removeEventListener('troodon-patched', activate)
  }, [shown, site, state])
  useEffect(() => {
    document.documentElement.setAttribute('data-has-hydrated', 'true')
    replayEarlyClicks()
    // A site without offline mode does not include this code.
    if (process.env['TROODON_PWA'])
      void import('./offline/start.ts').then(({ startOfflineMode }) => startOfflineMode({ site, state }))
  }, [site, state])
  return (
    <App
      site={site}
      shown={shown}
      state={state}
      head={null}
      loading={loading}
      navigated={shown !== navigation.shown.serverValue}
    />
  )
}
