// Whether offline mode is on for a page. One of the configured strategies is enough.
import { installedKey, type OfflineStrategy } from '../../build/shared/offline.ts'
import type { Storage_ } from '../state/storage.ts'

/** Properties that only newer browsers have. */
interface Device extends Navigator {
  readonly connection?: { readonly saveData?: boolean }
  readonly getInstalledRelatedApps?: () => Promise<readonly unknown[]>
}

type Reason = (storage: Storage_) => boolean | Promise<boolean>

const device = () => navigator as Device

const reasons: Readonly<Record<OfflineStrategy, Reason>> = {
  appInstalled: async (storage) => storage.get(installedKey) === 'true' || (await relatedApps()) > 0,
  standalone: () => window.matchMedia('(display-mode: standalone)').matches,
  queryString: () => new URLSearchParams(window.location.search).get('offlineMode') === 'true',
  always: () => true,
  mobile: () => window.matchMedia('(max-width: 996px)').matches,
  saveData: () => device().connection?.saveData === true,
}

async function relatedApps(): Promise<number> {
  const apps = await device()
    .getInstalledRelatedApps?.()
    .catch(() => [])
  return apps?.length ?? 0
}

/** The first strategy that applies, or null. */
export async function activeStrategy(
  strategies: readonly OfflineStrategy[],
  storage: Storage_,
): Promise<OfflineStrategy | null> {
  for (const strategy of strategies) if (await reasons[strategy](storage)) return strategy
  return null
}
