// Which instance of docs, blog or pages a file belongs to, before anything is planned.

import picomatch from 'picomatch'
import { type ContentKindName, translationFolder } from '../model/contentPlugin.ts'
import type { BlogConfig, Config, DocsConfig, PagesConfig } from '../model/project.ts'
import { folderOf, joinPath, type SourcePath } from '../shared/paths.ts'
import { localeFolder } from './translations.ts'

export interface FileInstance {
  readonly instance: DocsConfig | BlogConfig | PagesConfig
  /** `docs/default`; unique. */
  readonly name: string
  /** Whether `include` and `exclude` of the instance choose the file. */
  readonly included: boolean
  /** `version-1.0`; null for files in a folder without versions. */
  readonly versionFolder: string | null
  /** The file that it translates, whether it exists or not; null for files in the original language. */
  readonly original: string | null
}

/** Finds the instance in whose folder, frozen versions or translations a file is; null for other files. */
export function openInstances(config: Config): (file: string) => FileInstance | null {
  const places = placesOf(config)
  return (file) => {
    const place = places.find(({ folder }) => file.startsWith(folder))
    if (!place) return null
    const { folder, versions, chosen, instance, name, originals } = place
    const rest = file.slice(folder.length)
    const original = originals?.(rest) ?? null
    if (!versions) return { instance, name, included: chosen(rest), versionFolder: null, original }
    const end = rest.indexOf('/')
    return {
      instance,
      name,
      included: chosen(rest.slice(end + 1)),
      versionFolder: rest.slice(0, Math.max(end, 0)),
      original,
    }
  }
}

/**
 * The folder of the version, blog and the like that has a file, or the translations of one. Files with one
 * name are planned together.
 */
export function openGroupNames(config: Config): (file: SourcePath) => string {
  const places = placesOf(config)
  const nameOf = (file: string) => {
    const place = places.find(({ folder }) => file.startsWith(folder))
    const end = place?.versions ? file.indexOf('/', place.folder.length) : place?.folder.length
    return file.slice(0, end ?? 0)
  }
  const byFolder = new Map<string, string>()
  return (file) => {
    const folder = folderOf(file)
    const known = byFolder.get(folder) ?? nameOf(file)
    byFolder.set(folder, known)
    return known
  }
}

interface Place extends Pick<FileInstance, 'instance' | 'name'> {
  /** Ends with a slash, unless it is the root. */
  readonly folder: string
  /** Whether the folder has one folder for each version. */
  readonly versions: boolean
  /** Of translations: the original of a path in the folder. */
  readonly originals: ((relative: string) => string) | null
  readonly chosen: (relative: string) => boolean
}

/** The deepest folders first: one instance can be within the folder of another. */
function placesOf(config: Config): readonly Place[] {
  const languages = config.i18n.builtLocales.map((locale) => localeFolder(locale, config))
  const places: Place[] = []
  const add = (
    kind: string,
    instance: FileInstance['instance'],
    folder: string,
    { versions = false, originals = null }: Partial<Pick<Place, 'versions' | 'originals'>> = {},
  ) => {
    const matchers = matchersOf(instance)
    places.push({
      ...{ instance, versions, originals, name: `${kind}/${instance.id}` },
      folder: folder === '' ? '' : `${folder}/`,
      chosen: (relative) => matchers().included(relative) && !matchers().excluded(relative),
    })
  }
  const addAll = (kind: ContentKindName, instance: FileInstance['instance']) => {
    const own = joinPath(config.contentDir, instance.path)
    const frozen = joinPath(config.contentDir, frozenFolder(instance))
    add(kind, instance, own)
    const versions = kind === 'docs'
    const originals = (relative: string) =>
      versions && !relative.startsWith('current/')
        ? joinPath(frozen, relative)
        : joinPath(own, versions ? relative.slice('current/'.length) : relative)
    for (const language of languages)
      add(kind, instance, joinPath(language, translationFolder(kind, instance.id)), {
        ...{ versions, originals },
      })
  }
  for (const instance of config.docs) {
    addAll('docs', instance)
    add('docs', instance, joinPath(config.contentDir, frozenFolder(instance)), { versions: true })
  }
  for (const instance of config.blogs) addAll('blog', instance)
  for (const instance of config.pages) addAll('pages', instance)
  return places.sort((a, b) => b.folder.length - a.folder.length)
}

const frozenFolder = ({ id }: FileInstance['instance']): string =>
  id === 'default' ? 'versioned_docs' : `${id}_versioned_docs`

/** Compiled when the first file asks for them: a build without changes asks for none. */
function matchersOf({ include, exclude }: FileInstance['instance']) {
  let matchers: Record<'included' | 'excluded', (path: string) => boolean> | null = null
  return () => {
    matchers ??= { included: picomatch([...include]), excluded: picomatch([...exclude]) }
    return matchers
  }
}
