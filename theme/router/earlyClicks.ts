// Clicks before hydration: boot.ts keeps them, client.tsx repeats them.

export const earlyClicksName = '__troodonEarlyClicks'

export interface EarlyClicks {
  readonly buttons: readonly HTMLElement[]
  readonly stop: () => void
}

export function replayEarlyClicks(): void {
  const early = (window as unknown as Partial<Record<typeof earlyClicksName, EarlyClicks>>)[earlyClicksName]
  early?.stop()
  for (const button of early?.buttons ?? []) if (button.isConnected) button.click()
}
