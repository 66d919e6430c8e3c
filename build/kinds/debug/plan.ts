// The routes of the debug pages.
import type { Config } from '../../model/project.ts'
import { generated, type Route } from '../../model/route.ts'
import type { LocalePlace } from '../../model/site.ts'
import { routePath } from '../../shared/paths.ts'

export const debugPanels = ['config', 'metadata', 'registry', 'routes', 'content', 'globalData'] as const

type DebugPanel = (typeof debugPanels)[number]

export interface DebugRouteEntry extends Route {
  readonly kind: 'debug'
  readonly type: 'debug'
  readonly panel: DebugPanel
}

/** `/__docusaurus/debug/` and one page per panel, in the default language. */
export function planDebug(
  { debug, trailingSlash }: Config,
  { isMain, locale }: LocalePlace,
): readonly DebugRouteEntry[] {
  if (!debug || !isMain) return []
  const route = (panel: DebugPanel, path: string): DebugRouteEntry => ({
    ...generated,
    kind: 'debug',
    type: 'debug',
    panel,
    locale,
    path: routePath(`/__docusaurus/debug/${path}`, trailingSlash),
  })
  return [route('config', ''), ...debugPanels.map((panel) => route(panel, panel))]
}
