// Reading never waits for scripts: hydration begins when the browser is idle or at the first sign of intent.

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'click'] as const

export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const sign of signs) window.removeEventListener(sign, go)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, go, { passive: true, once: true })
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 2000 })
    else setTimeout(go, 200)
  })
}
