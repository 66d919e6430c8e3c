// Loads all items of a sidebar whose data contains one branch. Not part of the first load.
import type { SidebarData } from '../../build/shared/routeData.ts'
import { fetchJson } from './pageCode.ts'

const loaded = /* @__PURE__ */ new Map<string, Promise<SidebarData>>()

/** The same promise for the same sidebar. A failed request is repeated by the next call. */
export function loadWhole(data: SidebarData): Promise<SidebarData> {
  const { whole } = data
  if (whole === undefined) return Promise.resolve(data)
  const known = loaded.get(whole) ?? (fetchJson(whole) as Promise<SidebarData>)
  loaded.set(whole, known)
  known.catch(() => loaded.delete(whole))
  return known
}
