// esbuild plugin: the names under which pages and components import from Troodon and from their site, and the
// components of the theme that a site replaces.
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { OnResolveResult, Plugin } from 'esbuild'
import { docusaurusComponents, docusaurusTheme } from '../shared/docusaurusTheme.ts'

export interface AliasOptions {
  /** Folder of the site, as the bundler sees it. */
  readonly site: string
  /** Folder with the engine's `theme/` and `build/`. */
  readonly engine: string
  /** Folder of the site's own components, from its root; null when it is the engine's. */
  readonly themePath: string | null
}

/**
 * `troodon/theme/X` is the site's or our `theme/public/X`. `@theme` and `@docusaurus` are the names of
 * Docusaurus.
 */
const component = /^(?:troodon\/theme|@theme|@docusaurus)\/([\w-]+(?:\/[\w-]+)*)$/
/** Ours, whatever the site replaces. */
const originalComponent = /^(?:troodon\/theme-original|@theme-original)\/([\w-]+(?:\/[\w-]+)*)$/
const modules: Readonly<Record<string, string>> = {
  troodon: 'build/config/troodon.ts',
  'troodon/client': 'theme/clientApi.ts',
}
/** For modules that the bundler writes itself: Markdown pages with code and imported images. */
const internals: Readonly<Record<string, string>> = {
  'troodon:attributes': 'theme/mdx/attributes.tsx',
  'troodon:frame': 'theme/mdx/frame.ts',
  'troodon:images': 'theme/mdx/images.ts',
}
const isGenerated = (importer: string, namespace: string): boolean =>
  namespace === 'asset' || /\.mdx?$/i.test(importer)

export function aliasPlugin(options: AliasOptions): Plugin {
  const { site, engine, themePath } = options
  const ours = join(engine, 'theme')
  const replacement = themePath === null ? () => undefined : siteComponents(site, themePath)
  return {
    name: 'troodon-aliases',
    setup(build) {
      build.onResolve({ filter: /^(?:troodon(?:[/:]|$)|@(?:theme|theme-original|docusaurus)\/)/ }, (args) => {
        const { path, importer, namespace } = args
        const module = isGenerated(importer, namespace) ? (modules[path] ?? internals[path]) : modules[path]
        if (module !== undefined) return { path: join(engine, module) }
        const name = component.exec(path)?.[1]
        const file =
          (name && replacement(`public/${name}`)) ??
          findModule(join(ours, 'public', name ?? originalComponent.exec(path)?.[1] ?? ' '))
        return found(file, `${path} does not exist in the theme.`)
      })
      // `@site/src/a` and, as in webpack's `roots`, `/src/a`.
      build.onResolve({ filter: /^(?:@site)?\// }, async (args) => {
        const { path, kind } = args
        const isElsewhere = path.startsWith('//') || path.startsWith(engine + sep)
        if (kind === 'entry-point' || kind === 'url-token' || isElsewhere) return null
        const inSite = path.replace(/^(?:@site)?\//, './')
        const { errors, ...other } = await build.resolve(inSite, {
          kind,
          importer: args.importer,
          resolveDir: site,
          namespace: args.namespace,
          pluginData: args.pluginData,
        })
        if (errors.length === 0) return other
        const isFile = path.startsWith('/') && existsSync(path)
        return isFile ? null : { errors: [{ text: `${path} does not exist in the site.` }] }
      })
      if (!hasComponents(options)) return
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, importer }) => {
        const wanted = findModule(join(resolveDir, path))
        if (!wanted?.startsWith(ours + sep)) return null
        const replaced = replacement(relative(ours, wanted).replaceAll(sep, '/'))
        return replaced && replaced !== importer ? { path: replaced } : null
      })
    },
  }
}

const hasComponents = ({ site, themePath }: AliasOptions): boolean =>
  themePath !== null && (existsSync(join(site, themePath)) || existsSync(join(site, docusaurusTheme)))

const found = (file: string | undefined, problem: string): OnResolveResult =>
  file ? { path: file } : { errors: [{ text: problem }] }

/**
 * The site's file in place of one of ours: `public/Root`, or `layout/Footer.css` with its ending. Components
 * of `src/theme/`, where Docusaurus sites have them, count where the theme folder has none.
 */
function siteComponents(site: string, themePath: string): (part: string) => string | undefined {
  const theirs = join(site, themePath)
  return (part) => {
    const exact = join(theirs, part)
    if (/\.\w+$/.test(part) && existsSync(exact)) return exact
    const stem = part.replace(/\.\w+$/, '')
    const name = stem.replace(/^public\//, '')
    const named = stem.startsWith('public/') ? findModule(join(theirs, stem)) : undefined
    return (
      named ??
      (docusaurusComponents.includes(name) ? findModule(join(site, docusaurusTheme, name)) : undefined)
    )
  }
}

const endings = ['.tsx', '.ts', '.jsx', '.js']

/** The file of a path without an ending, of a folder with an index, or of a path with its ending. */
const findModule = (base: string): string | undefined =>
  [
    ...endings.map((ending) => base + ending),
    ...endings.map((ending) => join(base, `index${ending}`)),
    base,
  ].find((file) => /\.\w+$/.test(file) && existsSync(file))
