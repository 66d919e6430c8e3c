// Clicks before hydration: boot.ts keeps them, client.tsx repeats them.

export const earlyClicksName = '__troodonEarlyClicks'

export interface EarlyClicks {
  readonly buttons: readonly HTMLElement[]
  readonly stopClicks: () => void
  readonly stopKeys: () => void
}

const earlyClicks = (): EarlyClicks | undefined =>
  (window as unknown as Partial<Record<typeof earlyClicksName, EarlyClicks>>)[earlyClicksName]

/**
 * From now on, React handles clicks: it hydrates the page at once for a click that comes before. A click that
 * is kept, too, would count twice.
 */
export const stopKeepingClicks = (): void => earlyClicks()?.stopClicks()

export function replayEarlyClicks(): void {
  const early = earlyClicks()
  early?.stopKeys()
  for (const button of early?.buttons ?? []) if (button.isConnected) button.click()
}
