// The order of rules in the style sheet of a site: Docusaurus moves those in media queries behind all others,
// and the looks of sites depend on it. It does so by a plugin of PostCSS, which is run here.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packageFolder } from '../../io/findPackage.ts'

/** Returns the sheet as Docusaurus would order it. */
export type OrderMedia = (css: string) => Promise<string>

/** The configuration with the defaults of Docusaurus. */
interface ConfigWithFlags {
  readonly future?: { readonly faster?: { readonly lightningCssMinimizer?: boolean } }
}

/** Null for a site whose rules stay where they are. */
export function openMediaOrder(root: string, { future }: ConfigWithFlags): OrderMedia | null {
  const core = packageFolder('@docusaurus/core', join(root, 'package.json'))
  // Lightning CSS keeps the order.
  if (core === null || future?.faster?.lightningCssMinimizer) return null
  const bundler = packageFolder('@docusaurus/bundler', join(core, 'package.json'))
  const preset = packageFolder('@docusaurus/cssnano-preset', join(bundler ?? core, 'package.json'))
  if (preset === null) return null
  const require = createRequire(join(preset, 'package.json'))
  return async (css) => {
    const postcss = require('postcss') as typeof import('postcss').default
    const sort = require('postcss-sort-media-queries') as () => import('postcss').Plugin
    return (await postcss([sort()]).process(css, { from: undefined, map: false })).css
  }
}
