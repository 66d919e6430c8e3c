// Values of a configuration for Docusaurus that only components read: settings of the build, lists such as
// `presets`, and the packages of plugins.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../../io/readText.ts'
import type { Entry } from './convert/entries.ts'
import { dataOf } from './convert/values.ts'
import { corePackage } from './corePackage.ts'
import { isRaw, listOf, type Raw, rawOf, textOf } from './docusaurusConfig.ts'
import { v4Flags } from './siteConfig.ts'

/** As they are written: browserConfig.ts adds the defaults. */
export function componentData(config: Raw, entries: readonly Entry[], root: string): Raw {
  const given = settings.flatMap((key) => (config[key] === undefined ? [] : [[key, dataOf(config[key])]]))
  const future = rawOf(dataOf(config['future']))
  const v4 = future['v4'] === true ? { v4: allFlags } : {}
  return {
    ...Object.fromEntries(given),
    ...(isRaw(config['future']) ? { future: { ...future, ...v4 } } : {}),
    ...listsOf(config, root),
    pluginPackages: packagesOf(entries),
    untranslated: untranslated(config, root),
    ...(corePackage(root).hasBareTitles ? { hasBareTitles: true } : {}),
  }
}

/** In Docusaurus, a language without a folder is not translated unless `translate` says so. */
function untranslated({ i18n }: Raw, root: string): readonly string[] {
  const { defaultLocale = 'en', locales = [defaultLocale], localeConfigs, path } = rawOf(i18n)
  return listOf(locales).filter((name): name is string => {
    if (typeof name !== 'string') return false
    const own = rawOf(rawOf(localeConfigs)[name])
    const folder = join(root, textOf(path) ?? 'i18n', textOf(own['path']) ?? name)
    return typeof own['translate'] !== 'boolean' && !existsSync(folder)
  })
}

const settings = ['markdown', 'storage', 'onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes']

/** The flags that `future.v4: true` turns on. */
const allFlags = Object.fromEntries(v4Flags.map((name) => [name, true]))

/** Packages that Troodon has the place of, and others: names of packages, without files and functions. */
function packagesOf(entries: readonly Entry[]): readonly string[] {
  const names = entries.flatMap(({ name }) => (name === null || /^[./]|^[A-Za-z]:/.test(name) ? [] : [name]))
  // The classic preset has it without being asked.
  const more = names.includes('@docusaurus/theme-classic') ? ['@docusaurus/plugin-svgr'] : []
  return [...new Set([...names, ...more])]
}

/**
 * The lists whose words code in `src` has, where it reads the configuration. Paths below the site are
 * relative: `./sidebars.js`.
 */
function listsOf(config: Raw, root: string): Raw {
  const named = namedIn(join(root, 'src'))
  if (named.length === 0) return {}
  const text = JSON.stringify(Object.fromEntries(named.map((key) => [key, dataOf(config[key] ?? [])])))
  return JSON.parse(text.replaceAll(JSON.stringify(join(root, '/')).slice(0, -1), '"./')) as Raw
}

const lists = /\b(?:clientModules|headTags|plugins|presets|scripts|stylesheets|themes)\b/g

function namedIn(folder: string): readonly string[] {
  try {
    const code = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$|\.mdx?$/.test(entry.name))
      .flatMap((entry) => readText(join(entry.parentPath, entry.name)).match(lists) ?? [])
    return [...new Set(code)].sort()
  } catch {
    // There is no such folder.
    return []
  }
}
