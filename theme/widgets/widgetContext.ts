// The parts of the page that widgets use.
import type { SiteData } from '../../build/shared/siteData.ts'
import type { ColorMode } from '../state/browser.tsx'
import type { Storage_ } from '../state/storage.ts'
import type { Store } from '../state/store.ts'

export interface WidgetContext {
  readonly site: SiteData
  readonly storage: Storage_
  readonly colorMode: Store<ColorMode>
}
