// The plugin that puts the style sheets of Docusaurus in cascade layers. With its own list of layers, it also
// does so for files of the site, and runs. Without a list, it does what the flag of the next version does.
import { isRaw, type Raw, rawOf } from '../docusaurusConfig.ts'
import type { Entry } from './entries.ts'

/** The plugin without a list of layers. */
export const hasUsualLayers = ({ name, options }: Entry): boolean =>
  name === layersPlugin && !isRaw(options['layers'])

/** Whether the styles of the theme are in layers: by the flag, or by the plugin. */
export function hasThemeInLayers(config: Raw, entries: readonly Entry[]): boolean {
  const v4 = rawOf(config['future'])['v4']
  return v4 === true || rawOf(v4)['useCssCascadeLayers'] === true || entries.some(concernsTheme)
}

const layersPlugin = '@docusaurus/plugin-css-cascade-layers'

function concernsTheme(entry: Entry): boolean {
  if (entry.name !== layersPlugin) return false
  const { layers } = entry.options
  return (
    !isRaw(layers) || Object.values(layers).some((isIn) => typeof isIn === 'function' && isIn(themeSheet))
  )
}

/** A layer is given as a function that tells by the path of a file whether the file belongs to it. */
const themeSheet = '/node_modules/infima/dist/css/default/default.css'
