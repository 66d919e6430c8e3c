// What the style sheet of Docusaurus gives its sites: theme/styles/docusaurus, after the theme's own style
// sheet. The few rules of the theme that nothing could undo ask for the id of the page's root instead.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Config } from '../../model/project.ts'

type Site = Pick<Config, 'isDocusaurus' | 'cssLayers'>

/** The imports for style sheets in `work`; null for sites without such a configuration. */
export function docusaurusImport({ isDocusaurus, cssLayers }: Site, work: string): string | null {
  if (!isDocusaurus) return null
  const sheet = (name: string) => JSON.stringify(join(work, 'theme/styles/docusaurus', name))
  // Without that flag, the style sheet of Docusaurus is in no layer, so it wins over all that are.
  if (cssLayers) return `@import ${sheet('index.css')} layer(utilities);`
  return `@import ${sheet('ownParts.css')};\n@import ${sheet('index.css')};`
}

/** The style sheets of the theme, where they are bundled with those of the site. */
export const docusaurusSheets = (site: Site, work: string): Plugin => ({
  name: 'troodon-docusaurus-styles',
  setup(build) {
    const sheet = docusaurusImport(site, work)
    if (sheet === null) return
    const folder = join(work, 'theme/styles')
    const index = join(folder, 'index.css')
    build.onLoad({ filter: /[\\/]styles[\\/]index\.css$/, namespace: 'file' }, ({ path }) =>
      path === index
        ? { contents: `${readFileSync(path, 'utf8')}\n${sheet}`, loader: 'css', resolveDir: folder }
        : null,
    )
  },
})
