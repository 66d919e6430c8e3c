// esbuild plugin: the names under which pages and components import from Troodon and from their site, and the
// components of the theme that a site replaces.
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import { findModule, type ThemeFiles, themeFiles } from './themeFiles.ts'
import { commonJs, interopModule, moduleAt } from './themeInterop.ts'

export interface AliasOptions {
  /** Folder of the site, as the bundler sees it. */
  readonly site: string
  /** Folder with the engine's `theme/` and `build/`. */
  readonly engine: string
  /** Folder of the site's own components, from its root; null when it is the engine's. */
  readonly themePath: string | null
  /** Folders with components of plugins, absolute; the last one wins. */
  readonly pluginThemes?: readonly string[]
  /** Folders of the site whose files also have paths from the root. */
  readonly staticDirectories?: readonly string[]
  /** Components of the site that fail, as the bundler names them: `site/theme/Footer.tsx`. */
  readonly without?: ReadonlySet<string>
}

/**
 * `troodon/theme/X` is the site's or our `theme/public/X`. `@theme` and `@docusaurus` are the names of
 * Docusaurus.
 */
const component = /^(?:troodon\/theme|@theme|@docusaurus)\/([\w-]+(?:\/[\w-]+)*)$/
/** The original of the site's component: Troodon's or a plugin's. `@theme-init` is always Troodon's. */
const originalComponent = /^(?:troodon\/theme-original|@theme-original)\/([\w-]+(?:\/[\w-]+)*)$/
/** The files in which Docusaurus has `@docusaurus/Link` and the like, which editors import by themselves. */
const coreFile = /^@docusaurus\/core\/lib\/client\/exports\/(\w+)(?:\.js)?$/
const firstComponent = /^@theme-init\/([\w-]+(?:\/[\w-]+)*)$/
const modules: Readonly<Record<string, string>> = {
  troodon: 'build/config/troodon.ts',
  'troodon/client': 'theme/clientApi.ts',
}
/** For modules that the bundler writes itself: Markdown pages with code and imported images. */
const internals: Readonly<Record<string, string>> = {
  'troodon:attributes': 'theme/mdx/attributes.tsx',
  'troodon:blocks': 'theme/mdx/blocks.ts',
  'troodon:fence': 'theme/mdx/fence.tsx',
  'troodon:frame': 'theme/mdx/frame.ts',
  'troodon:headings': 'theme/mdx/headings.tsx',
  'troodon:hike': 'theme/mdx/hike.tsx',
  'troodon:images': 'theme/mdx/images.ts',
  'troodon:titles': 'theme/mdx/titles.tsx',
}
const isGenerated = (importer: string, namespace: string): boolean =>
  namespace === 'asset' || /\.mdx?$/i.test(importer)

export function aliasPlugin(options: AliasOptions): Plugin {
  const { engine } = options
  const ours = join(engine, 'theme')
  const files = filesOf(options)
  return {
    name: 'troodon-aliases',
    setup(build) {
      build.onResolve(
        { filter: /^(?:troodon(?:[/:]|$)|@(?:theme|theme-original|theme-init|docusaurus)\/)/ },
        ({ path, importer, namespace, kind }) => {
          const module = isGenerated(importer, namespace) ? (modules[path] ?? internals[path]) : modules[path]
          if (module !== undefined) return { path: join(engine, module) }
          const file = fileOf(path, files)
          // Packages of Docusaurus that a site installs have other modules below their names.
          if (!file && path.startsWith('@docusaurus/')) return null
          return file ? moduleAt(file, kind) : { errors: [{ text: missingText(path, files) }] }
        },
      )
      build.onLoad({ filter: /.*/, namespace: commonJs }, ({ path }) => interopModule(path))
      siteImports(build, options)
      const replaced = files.any ? relativeImports(files, ours) : null
      if (!replaced) return
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, importer }) => {
        const target = join(resolveDir, path)
        const wanted = target.startsWith(ours) ? findModule(target) : undefined
        return wanted?.startsWith(ours + sep) ? replaced(wanted, importer) : null
      })
    },
  }
}

const filesOf = (options: AliasOptions): ThemeFiles => {
  const { site, engine, themePath, pluginThemes = [] } = options
  return usable(themeFiles({ site, ours: join(engine, 'theme'), themePath, pluginThemes }), options)
}

/**
 * Whether an import of the theme leads to another file on this site: `original` is how it is written, and
 * `wanted` the file of the theme that it means.
 */
export function changedImport(options: AliasOptions) {
  const files = filesOf(options)
  const replaced = files.any ? relativeImports(files, join(options.engine, 'theme')) : () => null
  return (original: string, wanted: string, importer: string): boolean => {
    if (original.startsWith('.')) return replaced(wanted, importer) !== null
    return isNameOfTheme(original) && fileOf(original, files) !== wanted
  }
}

const isNameOfTheme = (path: string): boolean =>
  /^(?:troodon[/:]|@(?:theme|theme-original|theme-init|docusaurus)\/)/.test(path)

function fileOf(named: string, files: ThemeFiles): string | undefined {
  const path = named.replace(coreFile, '@docusaurus/$1')
  const name = component.exec(path)?.[1]
  if (name) return files.replacement(name) ?? files.first(name)
  const original = originalComponent.exec(path)?.[1]
  if (original) return files.original(original)
  const first = firstComponent.exec(path)?.[1]
  return first && files.first(first)
}

/** Leaves out components that fail. */
function usable(files: ThemeFiles, { engine, without = new Set() }: AliasOptions): ThemeFiles {
  if (without.size === 0) return files
  const checked = (find: (name: string) => string | undefined) => (name: string) => {
    const file = find(name)
    return file && without.has(relative(engine, file).replaceAll('\\', '/')) ? undefined : file
  }
  return { ...files, replacement: checked(files.replacement) }
}

function missingText(path: string, { similar }: ThemeFiles): string {
  const name = path.replace(/^(?:troodon\/|@)[\w-]+\//, '')
  const others = similar(name).slice(0, 8)
  const hint = others.length === 0 ? '' : ` Names like it: ${others.join(', ')}.`
  return `${path} does not exist in the theme.${hint}`
}

/** `@site/src/a` and, as in webpack's `roots`, `/src/a`, or `/img/a.png` of a static folder. */
function siteImports(build: PluginBuild, { site, engine, staticDirectories = [] }: AliasOptions): void {
  build.onResolve({ filter: /^(?:@site)?\// }, async (args) => {
    const { path, kind } = args
    const isElsewhere = path.startsWith('//') || path.startsWith(engine + sep)
    if (kind === 'entry-point' || kind === 'url-token' || isElsewhere) return null
    const inSite = path.replace(/^(?:@site)?\//, './')
    const folders = path.startsWith('/') ? ['', ...staticDirectories] : ['']
    for (const folder of folders) {
      const { errors, ...other } = await build.resolve(inSite, {
        kind,
        importer: args.importer,
        resolveDir: join(site, folder),
        namespace: args.namespace,
        pluginData: args.pluginData,
      })
      if (errors.length === 0) return other
    }
    const isFile = path.startsWith('/') && existsSync(path)
    return isFile ? null : { errors: [{ text: `${path} does not exist in the site.` }] }
  })
}

/** Components whose modules are loaded before the page: a message that they ask for has to be there. */
const aroundPages =
  'AnnouncementBar BackToTop Breadcrumbs ColorModeToggle DocSidebar Footer Logo Navbar NavbarItems PageFoot Pager Root SearchBar TOC'.split(
    ' ',
  )

/** The target of the theme's own imports of its public components; null if it is the file that they name. */
function relativeImports(files: ThemeFiles, ours: string) {
  const waits = aroundPages.some((name) => files.replacement(name))
  return (wanted: string, importer: string): OnResolveResult | null => {
    const part = relative(ours, wanted).replaceAll(sep, '/')
    if (waits && part === 'text/earlyTexts.ts') return { path: join(ours, 'text/awaitedTexts.ts') }
    const name = /^public\/(.*)\.\w+$/.exec(part)?.[1]
    const own = name === undefined ? undefined : files.replacement(name)
    // A replacement that shows the original gets the theme's file.
    return !own || own === importer ? null : moduleAt(own, 'import-statement')
  }
}
