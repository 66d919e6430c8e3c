// Hydration begins when the browser is idle or at the first event of the reader, so that reading never waits
// for scripts.

const events = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'click'] as const

export function whenNeeded(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const event of events) window.removeEventListener(event, go)
      resolve()
    }
    for (const event of events) window.addEventListener(event, go, { passive: true, once: true })
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 2000 })
    else setTimeout(go, 200)
  })
}
