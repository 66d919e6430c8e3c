// The script that the watch server adds to every page. It updates the page when its files change, shows
// problems, and marks broken links.
import { watchedAttribute } from '../../shared/offline.ts'
import { eventsPath, type LiveEvents } from './events.ts'
import { createLinkMarks } from './linkMarks.ts'
import { createProblemPanel } from './problemPanel.ts'
import { createPageUpdater } from './updatePage.ts'

const base = document.currentScript?.dataset['base'] ?? '/'

document.documentElement.setAttribute(watchedAttribute, '')
forgetServiceWorkers()
const page = createPageUpdater(base)
const panel = createProblemPanel()
const marks = createLinkMarks()
listen()

/**
 * A service worker of a build on this host would keep showing that build. The server replaces it by one that
 * removes itself.
 */
function forgetServiceWorkers(): void {
  navigator.serviceWorker
    ?.getRegistrations()
    .then((all) => all.map((one) => one.update().catch(() => one.unregister())))
}

function listen(): void {
  const events = new EventSource(eventsPath)
  let wasLost = false
  on(events, 'built', ({ changed }) => page.update(changed))
  on(events, 'problems', (found) => {
    panel.show(found)
    marks.show(found.problems)
  })
  events.addEventListener('error', () => {
    wasLost = true
  })
  // The server restarted, so the page may have changed.
  events.addEventListener('open', () => {
    if (wasLost) location.reload()
  })
  // After a click that leads to another page, its data is what the next update is compared with.
  document.addEventListener('click', () => setTimeout(page.remember, 300))
}

function on<Name extends keyof LiveEvents>(
  events: EventSource,
  name: Name,
  handle: (data: LiveEvents[Name]) => void,
): void {
  events.addEventListener(name, (event) => handle(JSON.parse((event as MessageEvent<string>).data)))
}
