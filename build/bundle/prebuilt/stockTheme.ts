// Sites without code of their own: their theme is bundled once for all of them (prebuiltTheme.ts).
import { join } from 'node:path'
import { searchKind } from '../bundleTypes.ts'
import { type BundleSettings, overrides } from '../freshBundle.ts'
import { findWorkbox } from '../serviceWorker.ts'

/**
 * False for sites with code, components or scripts of their own, and with a hosted search or PWA.
 */
export function hasStockTheme(options: BundleSettings): boolean {
  const { root, config, pages, codePages, plugins } = options
  const hasCode =
    pages.length > 0 ||
    codePages === null ||
    codePages.length > 0 ||
    plugins.key !== '' ||
    config.clientModules.length > 0 ||
    config.customCss.some((path) => /\.module\.\w+$/.test(path)) ||
    config.countsPages
  if (hasCode || hasComponents(options)) return false
  return searchKind(config) === 'local' && findWorkbox(root, config) === null
}

/** Whether a component of the site may replace one of the theme. */
const hasComponents = ({ root, engineRoot, config }: BundleSettings): boolean =>
  overrides(join(root, config.themePath), engineRoot).length > 0
