// What the style sheet of Docusaurus gives its sites: theme/styles/docusaurus, after the theme's own style
// sheet. The few rules of the theme that nothing could undo ask for the id of the page's root instead.
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Plugin } from 'esbuild'
import { isWithin } from '../../io/osPath.ts'
import type { Config } from '../../model/project.ts'
import { layerPrefix, withLayerPrefix } from './themeLayers.ts'

type Site = Pick<Config, 'isDocusaurus' | 'cssLayers'>

/**
 * The imports, from a folder of the working folder: `.` or `theme/styles`. Null for sites without such a
 * configuration. The paths are relative, as esbuild's short names in scripts depend on the letters of the
 * style sheets that they import, and the folder of the cache has any name.
 */
export function docusaurusImport(site: Site, from: string): string | null {
  if (!site.isDocusaurus) return null
  const prefix = layerPrefix(site)
  const folder = posix.relative(from, 'theme/styles/docusaurus')
  const sheet = (name: string) => JSON.stringify(`./${folder}/${name}`)
  const undone = `@import ${sheet('undone.css')} layer(${prefix}components);`
  // Without that flag, the style sheet of Docusaurus is in no layer, so it wins over all that are.
  if (prefix !== '') return `${undone}\n@import ${sheet('index.css')} layer(${prefix}utilities);`
  return `${undone}\n@import ${sheet('ownParts.css')};\n@import ${sheet('index.css')};`
}

/** The style sheets of the theme, where they are bundled with those of the site. */
export const docusaurusSheets = (site: Site, work: string): Plugin => ({
  name: 'troodon-docusaurus-styles',
  setup(build) {
    const sheet = docusaurusImport(site, 'theme/styles')
    if (sheet === null) return
    const theme = join(work, 'theme')
    const index = join(theme, 'styles/index.css')
    const prefix = layerPrefix(site)
    const filter = prefix === '' ? /[\\/]styles[\\/]index\.css$/ : /\.css$/
    build.onLoad({ filter, namespace: 'file' }, ({ path }) => {
      if (path !== index && (prefix === '' || !isWithin(path, theme))) return null
      const css = withLayerPrefix(readFileSync(path, 'utf8'), prefix)
      const contents = path === index ? `${css}\n${sheet}` : css
      return { contents, loader: 'css', resolveDir: dirname(path) }
    })
  },
})
