// Tabs: switching with mouse and keyboard, groups that switch together and are remembered, the choice in the
// URL, and links to anchors in closed tabs, which open them.
import type { Storage_ } from '../state/storage.ts'
import type { WidgetContext } from './widgetContext.ts'

const keyOf = (group: string): string => `docusaurus.tab.${group}`
const ready = 'data-ready'
let count = 0
let listening = false

export function activate({ storage }: WidgetContext): void {
  if (!listening) listen(storage)
  for (const box of allTabs()) {
    connect(box)
    if (!box.hasAttribute(ready)) prepare(box, storage)
  }
  openTarget(storage)
}

const allTabs = () => document.querySelectorAll<HTMLElement>('[data-tabs]')
const tabsIn = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
]
const panelsIn = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]'),
]

/** Connects tabs and panels for assistive technology. */
function connect(box: HTMLElement): void {
  for (const tab of tabsIn(box)) {
    const panel = panelsIn(box).find(({ dataset }) => dataset['value'] === tab.dataset['value'])
    if (!panel) {
      tab.removeAttribute('aria-controls')
      continue
    }
    tab.id ||= `tab-${++count}`
    panel.id ||= `panel-of-${tab.id}`
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('aria-labelledby', tab.id)
  }
}

/** Restores the choice from the URL or the last visit. */
function prepare(box: HTMLElement, storage: Storage_): void {
  box.setAttribute(ready, '')
  const { group, query } = box.dataset
  const fromUrl = query === undefined ? null : new URLSearchParams(location.search).get(query)
  const stored = group === undefined ? null : storage.get(keyOf(group))
  const choice = [fromUrl, stored].find(
    (value) => value !== null && tabsIn(box).some(({ dataset }) => dataset['value'] === value),
  )
  if (choice) show(box, choice)
}

function show(box: HTMLElement, value: string): void {
  for (const tab of tabsIn(box)) {
    const selected = tab.dataset['value'] === value
    tab.setAttribute('aria-selected', String(selected))
    tab.classList.toggle('tabs__item--active', selected)
    tab.tabIndex = selected ? 0 : -1
  }
  for (const panel of panelsIn(box)) panel.toggleAttribute('data-inactive', panel.dataset['value'] !== value)
  box.dispatchEvent(new CustomEvent('troodon-tab', { detail: value }))
}

/** Applies a reader's choice to these tabs, to their group on the page, to storage and to the URL. */
function choose(tab: HTMLElement, storage: Storage_): void {
  const box = tab.closest<HTMLElement>('[data-tabs]')
  const value = tab.dataset['value']
  if (!box || value === undefined) return
  const before = tab.getBoundingClientRect().top
  show(box, value)
  const { group, query } = box.dataset
  if (group !== undefined) {
    storage.set(keyOf(group), value)
    for (const other of document.querySelectorAll<HTMLElement>(
      `[data-tabs][data-group="${CSS.escape(group)}"]`,
    ))
      if (other !== box && tabsIn(other).some(({ dataset }) => dataset['value'] === value)) show(other, value)
  }
  if (query !== undefined) {
    const url = new URL(location.href)
    url.searchParams.set(query, value)
    history.replaceState(history.state, '', url)
  }
  // Panels above may have changed height. Keep the clicked tab where it was.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
}

function listen(storage: Storage_): void {
  listening = true
  document.addEventListener('click', (event) => {
    const tab = (event.target as Element | null)?.closest<HTMLElement>('[data-tabs] [role="tab"]')
    // A click on the open tab chooses nothing, and the URL stays.
    if (tab?.ariaSelected === 'true') return
    if (tab) choose(tab, storage)
    else if ((event.target as Element | null)?.closest('a[href*="#"]')) setTimeout(() => openTarget(storage))
  })
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element | null)?.closest<HTMLElement>('[data-tabs] [role="tab"]')
    if (!tab) return
    const next = neighborOf(tab, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  })
  window.addEventListener('hashchange', () => openTarget(storage))
}

/**
 * Left and Right move the focus and wrap around, Home and End move it to the ends. Buttons handle Enter and
 * Space themselves.
 */
function neighborOf(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = tabsIn(tab.closest('[data-tabs]') as HTMLElement)
  const at = all.indexOf(tab)
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return all.at((at + (key === forward ? 1 : -1)) % all.length)
  if (key === 'Home') return all[0]
  return key === 'End' ? all.at(-1) : undefined
}

/** Opens the tabs and details around the element in the URL's fragment. */
function openTarget(storage: Storage_): void {
  const id = decoded(location.hash.slice(1))
  const target = id === '' ? null : document.getElementById(id)
  if (!target) {
    // It may be in a panel of `<Tabs lazy>`. Once all are rendered, `activate` runs again.
    if (id !== '')
      for (const box of allTabs())
        if (panelsIn(box).length < tabsIn(box).length) box.dispatchEvent(new CustomEvent('troodon-tab'))
    return
  }
  let opened = false
  for (let at: Element | null = target; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true
      opened = true
    }
    if (!(at instanceof HTMLElement) || !at.matches('[role="tabpanel"][data-inactive]')) continue
    const { value } = at.dataset
    const box: HTMLElement | null = at.closest('[data-tabs]')
    const tab = box && tabsIn(box).find(({ dataset }) => dataset['value'] === value)
    if (!tab) continue
    choose(tab, storage)
    opened = true
  }
  if (opened) target.scrollIntoView()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
