// What the watch server adds to every page: it swaps what changed and shows what is wrong. A text for the browser; no page of a
// build has it.

import { watchedAttribute } from '../shared/offline.ts'

export const eventsPath = '/__troodon/events'
export const clientPath = '/__troodon/client.js'

/** Plain JavaScript: it is served as it is. */
export const clientCode = `
document.documentElement.setAttribute('${watchedAttribute}', '')
navigator.serviceWorker?.getRegistrations().then((all) => all.forEach((one) => one.update().catch(() => one.unregister())))
const base = document.currentScript.dataset.base
const here = () => decodeURI(location.pathname).slice(base.length).replace(/(index\\.html)?$/, '')
const asFolder = (path) => (path === '' || path.endsWith('/') ? path : path + '/')
const dataPath = () => asFolder(here()) + 'index.json'
const htmlPaths = () => [asFolder(here()) + 'index.html', here().replace(/\\/$/, '') + '.html']
const read = (path) => fetch(encodeURI(base + path), { cache: 'no-store' }).then((response) => (response.ok ? response.json() : null), () => null)
let known = { path: dataPath(), data: read(dataPath()) }
const links = (root) => [...root.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
const scripts = (root) => { const { script, modules = '' } = root.getElementById('__troodon')?.dataset || {}; return script + ' ' + modules }

async function built({ changed }) {
  const data = dataPath()
  if (!changed.includes(data) && !htmlPaths().some((path) => changed.includes(path))) return
  const before = known.path === data ? await known.data : null
  const [after, html] = await Promise.all([read(data), fetch(location.href, { cache: 'no-store' }).then((response) => response.text())])
  known = { path: data, data: Promise.resolve(after) }
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!after || scripts(page) !== scripts(document)) return location.reload()
  await swapStyles(page)
  if (before && onlyBody(before, after)) patch(document.querySelector('[data-body]'), before.route.body, after.route.body)
  else if (before && before.runtime === after.runtime) document.dispatchEvent(new CustomEvent('troodon-refresh'))
  else if (!before || JSON.stringify(before.route) !== JSON.stringify(after.route)) location.reload()
}

const onlyBody = (before, after) =>
  typeof before.route.body === 'string' && typeof after.route.body === 'string' && before.runtime === after.runtime &&
  JSON.stringify(around(before.route)) === JSON.stringify(around(after.route))

/** A description that is the beginning of the text changes with it; readers do not see it. */
const around = (route) => ({ ...route, body: '', head: { ...route.head, description: '' } })

async function swapStyles(page) {
  const wanted = links(page)
  const old = links(document)
  await Promise.all(wanted.filter((href) => !old.includes(href)).map((href) => new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: resolve })
    document.head.append(link)
  })))
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) if (!wanted.includes(link.getAttribute('href'))) link.remove()
}

/** Blocks that are the same keep their elements, and with them open tabs, focus and scrolling. */
function patch(box, before, after) {
  const parse = (html) => Object.assign(document.createElement('template'), { innerHTML: html }).content
  const [old, fresh] = [parse(before), parse(after)].map((content) => [...content.children])
  if (!box || box.children.length !== old.length) return document.dispatchEvent(new CustomEvent('troodon-refresh'))
  const same = (a, b) => a && b && a.outerHTML === b.outerHTML
  let start = 0
  while (start < old.length && start < fresh.length && same(old[start], fresh[start])) start++
  let end = 0
  while (end < Math.min(old.length, fresh.length) - start && same(old[old.length - 1 - end], fresh[fresh.length - 1 - end])) end++
  const live = [...box.children]
  const next = live[live.length - end] || null
  for (const element of live.slice(start, live.length - end)) element.remove()
  for (const element of fresh.slice(start, fresh.length - end)) box.insertBefore(element, next)
  document.dispatchEvent(new CustomEvent('troodon-patched'))
}

let overlay = null
function problems(list) {
  overlay?.remove()
  overlay = null
  if (list.length === 0) return
  overlay = document.createElement('div')
  const root = overlay.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host{position:fixed;inset:auto 1rem 1rem;z-index:2147483647}section{max-height:60vh;overflow:auto;padding:1rem 1.25rem;border-radius:.6rem;background:#2a1215;color:#ffdcd9;font:14px/1.5 ui-monospace,Consolas,monospace;box-shadow:0 8px 30px #0008}h2{margin:0 0 .5rem;font-size:15px}p{margin:.6rem 0 0;white-space:pre-wrap}b{color:#fff}button{position:absolute;top:.5rem;right:.75rem;min-width:28px;min-height:28px;border:0;background:none;color:inherit;font-size:18px;cursor:pointer}')
  root.adoptedStyleSheets = [sheet]
  const box = root.appendChild(document.createElement('section'))
  box.setAttribute('role', 'alert')
  box.append(Object.assign(document.createElement('h2'), { textContent: 'Nothing was written; the last good site stays.' }))
  for (const { place, text } of list) {
    const line = box.appendChild(document.createElement('p'))
    line.append(Object.assign(document.createElement('b'), { textContent: place }), ' ' + text)
  }
  const close = Object.assign(document.createElement('button'), { textContent: '×', onclick: () => problems([]) })
  close.setAttribute('aria-label', 'Close')
  box.append(close)
  document.body.append(overlay)
}

const events = new EventSource('${eventsPath}')
let lost = false
events.addEventListener('built', (event) => void built(JSON.parse(event.data)))
events.addEventListener('problems', (event) => problems(JSON.parse(event.data)))
events.addEventListener('error', () => { lost = true })
events.addEventListener('open', () => { if (lost) location.reload() })
document.addEventListener('click', () => setTimeout(() => { if (known.path !== dataPath()) known = { path: dataPath(), data: read(dataPath()) } }, 300))
`
