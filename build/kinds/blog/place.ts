// The place of one blog in one language: its folders on disk and its paths on the site.
import { translationFolder } from '../../model/contentPlugin.ts'
import { pagePath } from '../../model/pagePath.ts'
import type { BlogConfig } from '../../model/project.ts'
import type { LocalePlace, SiteInput } from '../../model/site.ts'
import { joinPath, type RoutePath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { localeFolder } from '../translations.ts'

export interface BlogPlace {
  readonly config: BlogConfig
  readonly input: SiteInput
  readonly locale: string
  /** Folder of the posts, from the root. */
  readonly folder: string
  /** Folder of the translated posts; null in the default language. */
  readonly localizedFolder: string | null
  /** Path of the blog without a slash at its end. */
  readonly base: string
  /** The route of a path below the blog; without arguments, of the blog itself. */
  readonly route: (...below: readonly string[]) => RoutePath
  /** The tags or authors file of that name: the translated one first. Null when there is none. */
  readonly dataFile: (name: string) => SourcePath | null
}

export function placeBlog(config: BlogConfig, input: SiteInput, place: LocalePlace): BlogPlace {
  const { contentDir } = input.config
  const folder = joinPath(contentDir, config.path)
  const pluginFolder = translationFolder('blog', config.id)
  const localizedFolder = place.isOriginal
    ? null
    : joinPath(localeFolder(place.locale, input.config), pluginFolder)
  const base = joinPath('/', place.prefix, config.routeBasePath)
  return {
    config,
    input,
    locale: place.locale,
    folder,
    localizedFolder,
    base,
    route: (...below) => pagePath(joinPath(base, ...below), input.config),
    dataFile: (name) =>
      [localizedFolder, folder]
        .filter((at) => at !== null)
        .map((at) => sourcePath(joinPath(at, name)))
        .find((path) => input.files.has(path)) ?? null,
  }
}
