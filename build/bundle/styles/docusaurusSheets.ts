// What the style sheet of Docusaurus gives its sites: theme/styles/docusaurus, after the theme's own style
// sheet, which loses a few rules that nothing could undo. Other sites get neither.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Config } from '../../model/project.ts'
import { escapeRegExp } from '../../shared/escape.ts'

type Site = Pick<Config, 'isDocusaurus' | 'cssLayers'>

/** The import for a style sheet in `work`, as JSON text; null for sites without such a configuration. */
export function docusaurusImport({ isDocusaurus, cssLayers }: Site, work: string): string | null {
  if (!isDocusaurus) return null
  // Without that flag, the style sheet of Docusaurus is in no layer, so it wins over all that are.
  const layer = cssLayers ? ' layer(utilities)' : ''
  return `@import ${JSON.stringify(join(work, 'theme/styles/docusaurus/index.css'))}${layer};`
}

/** The frame of a page and the theme's own pages, in which sizes of images come from the build. */
const ofTheme =
  ':is(.theme-layout-main,.doc-layout,.navbar-header,.navbar-sidebar,.announcement-bar,.footer__container)'
const spaced = (child: string, margin: string): string =>
  `:is(.container,.col,.card__body)>:where(${child}):not(:last-child),.col>div>:where(${child}):not(:last-child){margin-bottom:${margin}}`

/** Rules of the theme → what Docusaurus sites have instead. */
const rules = [
  ['img,video{height:auto}', `${ofTheme} :is(img,video)[width]{height:auto}`],
  [spaced('h1,h2,h3,h4,h5,h6', '0.5rem'), ''],
  [spaced('p,ul,ol,pre', '1.25rem'), ''],
] as const

/** As people or the bundler write them. */
const written = rules.map(([rule, instead]) => {
  const parts = (rule.slice(0, -1).match(/[\w-]+|[^\w-]/g) ?? []).map(escapeRegExp)
  const pattern = parts.join('\\s*').replace(':\\s*0\\s*\\.', ':\\s*0?\\.')
  return [new RegExp(`(?<=^|[{};/]\\s*)${pattern}\\s*;?\\s*\\}`), instead] as const
})

export const withoutThemeRules = (css: string): string =>
  written.reduce((left, [rule, instead]) => left.replace(rule, instead), css)

/** The style sheets of the theme, where they are bundled with those of the site. */
export const docusaurusSheets = (site: Site, work: string): Plugin => ({
  name: 'troodon-docusaurus-styles',
  setup(build) {
    const sheet = docusaurusImport(site, work)
    if (sheet === null) return
    const folder = join(work, 'theme/styles')
    build.onLoad({ filter: /[\\/](?:index|reset|utilities)\.css$/, namespace: 'file' }, ({ path }) => {
      if (dirname(path) !== folder) return null
      const css = readFileSync(path, 'utf8')
      const contents = basename(path) === 'index.css' ? `${css}\n${sheet}` : withoutThemeRules(css)
      return { contents, loader: 'css', resolveDir: folder }
    })
  },
})
