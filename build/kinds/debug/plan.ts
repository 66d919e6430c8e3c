// Pages about the build itself, where the configuration asks for them.
import type { Config } from '../../model/project.ts'
import { debugPanels, type LocalePlace, type Route } from '../../model/site.ts'
import { routePath } from '../../shared/paths.ts'

/** `/__docusaurus/debug/` and one page per panel, in the default language. */
export function planDebug({ debug, trailingSlash }: Config, { isDefault, locale }: LocalePlace): Route[] {
  if (!debug || !isDefault) return []
  const route = (panel: (typeof debugPanels)[number], path: string): Route => ({
    kind: 'debug',
    panel,
    locale,
    path: routePath(`/__docusaurus/debug/${path}`, trailingSlash),
  })
  return [route('config', ''), ...debugPanels.map((panel) => route(panel, panel))]
}
