// Which file a name of the theme means: the site's own, a plugin's, or ours.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { componentsIn } from '../../io/themeFolders.ts'

export interface ThemeFiles {
  /** The replacement of a component: `Footer`. Undefined when there is none. */
  readonly replacement: (name: string) => string | undefined
  /** The component below the site's own: a plugin's, or ours. */
  readonly original: (name: string) => string | undefined
  /** Ours. */
  readonly first: (name: string) => string | undefined
  /** Whether there is a folder with replacements. */
  readonly any: boolean
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
}

export function themeFiles({ site, ours, themePath, pluginThemes }: ThemeFolders): ThemeFiles {
  const theirs = themePath === null ? [] : [join(site, themePath)]
  const plugins = [...pluginThemes].reverse()
  const findIn = (folders: readonly string[], name: string) => {
    for (const folder of folders) {
      const file = findModule(join(folder, name))
      if (file) return file
    }
    return undefined
  }
  const first = (name: string) => findModule(join(ours, 'public', name))
  return {
    replacement: (name) => findIn([...theirs, ...plugins], name),
    original: (name) => findIn(plugins, name) ?? first(name),
    first,
    any: [...theirs, ...plugins].some((folder) => existsSync(folder)),
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
