// The cascade layers of the theme in sites with Docusaurus' flag for layers: all are within `docusaurus`, the
// layer that Docusaurus has for its own styles. Layers of the site with the same names, such as Tailwind's
// `base` and `utilities`, are then others: they win over the theme, unless the site orders them otherwise.
import type { Config } from '../../model/project.ts'

type Site = Pick<Config, 'isDocusaurus' | 'cssLayers'>

/** What the names of layers begin with; empty where they are at the top. */
export const layerPrefix = ({ isDocusaurus, cssLayers }: Site): string =>
  isDocusaurus && cssLayers ? 'docusaurus.' : ''

/** The order of theme/styles/index.css. */
const names = ['reset', 'tokens', 'base', 'markdown', 'components', 'utilities']

/** Declares the layers, for a style sheet that comes before that of the theme. */
export const layerOrder = (prefix: string): string =>
  `@layer ${names.map((name) => prefix + name).join(', ')};`

/** A style sheet of the theme, as a source or finished, with other names of layers. */
export function withLayerPrefix(css: string, prefix: string): string {
  if (prefix === '') return css
  const named = css.replace(/@layer\s+([\w,\s]+?)\s*(?=[{;])/g, (_, list: string) => {
    const all = list.split(',').map((name) => prefix + name.trim())
    return `@layer ${all.join(', ')}`
  })
  return named.replace(/\blayer\((\w+)\)/g, (_, name: string) => `layer(${prefix}${name})`)
}
