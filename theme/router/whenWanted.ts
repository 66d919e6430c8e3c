// Reading never waits for scripts: hydration begins when the browser is idle or at the first sign of intent. Clicks on
// buttons until then are kept and done afterwards.

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const

/** Resolves when it is time; the function it gives repeats the clicks that came too early. */
export function whenWanted(): Promise<() => void> {
  const early: HTMLElement[] = []
  const keep = (event: Event) => {
    const button = (event.target as Element | null)?.closest<HTMLElement>('#troodon button')
    if (button) early.push(button)
  }
  document.addEventListener('click', keep, true)
  const replay = () => {
    document.removeEventListener('click', keep, true)
    for (const button of early) if (button.isConnected) button.click()
  }
  return new Promise((resolve) => {
    const go = () => {
      for (const sign of signs) window.removeEventListener(sign, go)
      resolve(replay)
    }
    for (const sign of signs) window.addEventListener(sign, go, { passive: true, once: true })
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 2000 })
    else setTimeout(go, 200)
  })
}
