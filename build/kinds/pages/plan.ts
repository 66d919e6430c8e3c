// Files in the folder of pages → routes: Markdown pages and React components.
import picomatch from 'picomatch'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { glossaryFile } from '../../model/glossary.ts'
import { nameOnDisk } from '../../model/nameOnDisk.ts'
import { pagePath } from '../../model/pagePath.ts'
import type { PagesRoute } from '../../model/pages.ts'
import type { PagesConfig } from '../../model/project.ts'
import { generated, showing } from '../../model/route.ts'
import { isDraft, type LocalePlace, type SiteInput } from '../../model/site.ts'
import { joinPath, type SourcePath } from '../../shared/paths.ts'
import { slugProblem } from '../../shared/slug.ts'
import { glossaryOf } from '../translations.ts'
import { pageFolders } from './folders.ts'

interface PlannedPages {
  readonly routes: readonly PagesRoute[]
  readonly diagnostics: readonly Diagnostic[]
}

export function planPages(config: PagesConfig, input: SiteInput, place: LocalePlace): PlannedPages {
  const folders = pageFolders(config, place.locale, input.config)
  const folder = `${folders.folder}/`
  const localizedFolder = folders.localizedFolder === null ? null : `${folders.localizedFolder}/`
  const included = picomatch([...config.include])
  const excluded = picomatch([...config.exclude])
  const routes: PagesRoute[] = []
  const diagnostics: Diagnostic[] = []
  for (const file of input.files) {
    if (!file.startsWith(folder)) continue
    const relative = file.slice(folder.length)
    if (!included(relative) || excluded(relative)) continue
    const localized = localizedFolder === null ? null : nameOnDisk(localizedFolder + relative, input.files)
    const source = localized && input.files.has(localized) ? localized : file
    const route = routeOf({ source, relative }, config, input, place)
    if ('code' in route) diagnostics.push(route)
    else if (route.type !== 'markdownPage' || !isDraft(route.page.facts, input.config)) routes.push(route)
  }
  return { routes, diagnostics }
}

/** The page of `glossary.yml`, which the first instance shows. */
export function planGlossary(input: SiteInput, place: LocalePlace): PlannedPages {
  const { config, files } = input
  const [instance] = config.pages
  const source = glossaryOf(place.locale, config, (file) => files.has(file))
  const facts = input.pages.get(source)
  if (config.glossary === null || !instance || !facts || isDraft(facts, config)) return noPages
  const route = routeOf({ source, relative: glossaryFile }, instance, input, place)
  return 'code' in route ? { routes: [], diagnostics: [route] } : { routes: [route], diagnostics: [] }
}

const noPages: PlannedPages = { routes: [], diagnostics: [] }

function routeOf(
  { source, relative }: { readonly source: SourcePath; readonly relative: string },
  config: PagesConfig,
  input: SiteInput,
  place: LocalePlace,
): PagesRoute | Diagnostic {
  const facts = input.pages.get(source)
  const slug = facts?.frontMatter.slug ?? `/${relative.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`
  const reason = slugProblem(slug)
  if (reason)
    return {
      code: 'invalidSlug',
      file: source,
      line: 1,
      column: 1,
      message: `The slug "${slug}" ${reason}.`,
      hint: 'Write a path such as /about.',
      find: ['slug:'],
    }
  const path = pagePath(joinPath('/', place.prefix, config.routeBasePath, slug), input.config)
  const deep = config.deepRoutes.some((one) => joinPath('/', one) === joinPath('/', slug))
  const base = { kind: 'pages', instance: config, path, locale: place.locale } as const
  return facts
    ? {
        ...showing({ source, facts }),
        ...base,
        type: 'markdownPage',
        page: { source, facts },
        relative,
        deep,
      }
    : { ...generated, ...base, type: 'componentPage', source, relative, deep }
}
