// Client modules that were written for Docusaurus listen to `load` and `DOMContentLoaded`, because they run
// before these events there. Here, they are often loaded after them. Their listeners are then called once the
// modules have been told of the first page.

const late: (() => void)[] = []
let restore = () => {}

// A site without such modules does not include this code.
if (process.env['TROODON_CLIENT_MODULES'] === 'early') collectLate()

/** Until `callLate`: keeps listeners of the page for events that are over. */
function collectLate(): void {
  const { addEventListener } = EventTarget.prototype
  const { onload } = window
  const keep = (target: EventTarget, type: string, listener: EventListenerOrEventListenerObject) =>
    late.push(() => {
      const event = new Event(type)
      if (typeof listener === 'function') listener.call(target, event)
      else listener.handleEvent(event)
    })
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // Without an object, the function is that of the window.
    const target = (this as EventTarget | undefined) ?? window
    if (listener && (target === window || target === document) && isOver(type)) keep(target, type, listener)
    else addEventListener.call(target, type, listener, options)
  }
  restore = () => {
    EventTarget.prototype.addEventListener = addEventListener
    if (window.onload && window.onload !== onload && isOver('load')) keep(window, 'load', window.onload)
  }
}

function isOver(type: string): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (type === 'load') return Boolean(page && page.loadEventStart > 0)
  return type === 'DOMContentLoaded' && Boolean(page && page.domContentLoadedEventStart > 0)
}

export function callLate(): void {
  restore()
  for (const call of late.splice(0))
    try {
      call()
    } catch (error) {
      reportError(error)
    }
}
