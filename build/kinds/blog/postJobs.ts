// Which files are posts, before anything is planned: their words are counted when they are parsed.
import { translationFolder } from '../../model/contentPlugin.ts'
import type { Config } from '../../model/project.ts'
import { joinPath } from '../../shared/paths.ts'
import { localeFolder } from '../translations.ts'

/** The facts about its blog that parsing a post needs. Threads receive it. */
export interface PostJob {
  readonly blog: string
  readonly locale: string
  /** Ends the excerpt instead of the ordinary marker. */
  readonly marker: RegExp | null
  /** Whether a function of the site computes the reading time. */
  readonly isTimed: boolean
}

/** Finds the blog of a file; null for files that are no posts. Computed once for each configuration. */
export function postJobs(config: Config): (source: string) => PostJob | null {
  const found = known.get(config) ?? jobsOf(config)
  known.set(config, found)
  return found
}

const known = new WeakMap<Config, (source: string) => PostJob | null>()

function jobsOf(config: Config): (source: string) => PostJob | null {
  const { i18n, contentDir } = config
  const folders = config.blogs.flatMap((blog) => {
    const { id, readingTime, truncateMarker } = blog
    const job = (locale: string): PostJob => ({
      ...{ blog: id, locale, marker: truncateMarker },
      isTimed: readingTime !== null && blog.showReadingTime,
    })
    const plugin = translationFolder('blog', id)
    return [
      { folder: `${joinPath(contentDir, blog.path)}/`, job: job(i18n.defaultLocale) },
      ...i18n.builtLocales.map((locale) => ({
        folder: `${joinPath(localeFolder(locale, config), plugin)}/`,
        job: job(locale),
      })),
    ]
  })
  return (source) => folders.find(({ folder }) => source.startsWith(folder))?.job ?? null
}
