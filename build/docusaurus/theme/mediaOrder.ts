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
  const load = createRequire(join(preset, 'package.json'))
  return async (css) => {
    const postcss = load('postcss') as PostCss
    const sort = load('postcss-sort-media-queries') as () => unknown
    return (await postcss([sort()]).process(css, { from: undefined, map: false })).css
  }
}

/** The part of the site's PostCSS that is used here. */
type PostCss = (plugins: readonly unknown[]) => {
  readonly process: (css: string, options: object) => Promise<{ readonly css: string }>
}
