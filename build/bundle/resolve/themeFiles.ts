// Which file a name of the theme means: the site's own, a plugin's, or ours.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { componentsIn } from '../../io/themeFolders.ts'
import type { ThemeComponents } from '../../model/themeComponents.ts'
import { docusaurusTheme } from '../../shared/docusaurusTheme.ts'

export interface ThemeFiles {
  /** The replacement of a component: `Footer`, `DocItem/Layout`. Undefined when there is none. */
  readonly replacement: (name: string) => string | undefined
  /** The replacement of one of our internal files, with its ending: `layout/Footer.tsx`. */
  readonly internal: (part: string) => string | undefined
  /** The component below the site's own: a plugin's, or ours. */
  readonly original: (name: string) => string | undefined
  /** Ours. */
  readonly first: (name: string) => string | undefined
  /** The component that a view shows instead of another one, from the configuration. */
  readonly shown: (name: string) => string | undefined
  /** The same where instances differ: id of an instance → `@theme/…` or `@site/…`. */
  readonly shownBy: (name: string) => Readonly<Record<string, string>> | undefined
  /** Whether the site has a folder with replacements. */
  readonly any: boolean
  /** Names of all replacements. */
  readonly replaced: ReadonlySet<string>
  /** Names of our components that begin like the given one. */
  readonly similar: (name: string) => readonly string[]
}

export interface ThemeFolders {
  /** Folder of the site, as the bundler sees it. */
  readonly site: string
  /** Folder of our theme. */
  readonly ours: string
  /** Folder of the site's own components, from its root; null when it is the engine's. */
  readonly themePath: string | null
  /** Folders with components of plugins, absolute; the last one wins. */
  readonly pluginThemes: readonly string[]
  readonly components: ThemeComponents
}

export function themeFiles({ site, ours, themePath, pluginThemes, components }: ThemeFolders): ThemeFiles {
  const theirs = themePath === null ? [] : [join(site, themePath, 'public'), join(site, docusaurusTheme)]
  const plugins = [...pluginThemes].reverse()
  const findIn = (folders: readonly string[], name: string) => {
    for (const folder of folders) {
      const file = findModule(join(folder, name))
      if (file) return file
    }
    return undefined
  }
  const first = (name: string) => findModule(join(ours, 'public', name))
  const replacement = (name: string) => findIn([...theirs, ...plugins], name)
  const named = (path: string) => {
    const [, scope, rest = ''] = /^@(theme|site)\/(.+)$/.exec(path) ?? []
    if (scope === 'site') return findModule(join(site, rest))
    return scope && (replacement(rest) ?? first(rest))
  }
  return {
    replacement,
    shown: (name) => {
      const path = components[name]
      return typeof path === 'string' ? named(path) : undefined
    },
    shownBy: (name) => {
      const paths = components[name]
      return typeof paths === 'object' ? paths : undefined
    },
    internal: (part) => {
      const exact = themePath === null ? '' : join(site, themePath, part)
      return /\.\w+$/.test(part) && exact !== '' && existsSync(exact) ? exact : undefined
    },
    original: (name) => findIn(plugins, name) ?? first(name),
    first,
    any:
      Object.keys(components).length > 0 ||
      [...theirs, ...plugins, ...(themePath === null ? [] : [join(site, themePath)])].some((folder) =>
        existsSync(folder),
      ),
    replaced: new Set([...[...theirs, ...plugins].flatMap(componentsIn), ...Object.keys(components)]),
    similar: (name) => {
      const [root = ''] = name.split('/')
      return componentsIn(join(ours, 'public')).filter((one) => one.startsWith(root.slice(0, 4)))
    },
  }
}

const endings = ['.tsx', '.ts', '.jsx', '.js']

/** The file of a path without an ending, of a folder with an index, or of a path with its ending. */
export const findModule = (base: string): string | undefined =>
  [
    ...endings.map((ending) => base + ending),
    ...endings.map((ending) => join(base, `index${ending}`)),
    base,
  ].find((file) => /\.\w+$/.test(file) && existsSync(file))
