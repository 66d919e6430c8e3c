// Clicks that came before the page could answer: kept by boot.ts, done by client.tsx.

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
