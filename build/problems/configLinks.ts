// Links of the configuration, the sidebar files and authors, with the place where each is written.
import { docsIn } from '../kinds/docs/index.ts'
import type { OtherLinks } from '../link/checkLinks.ts'
import type { HrefRegistry } from '../model/links.ts'
import type { Project } from '../model/project.ts'
import type { Site } from '../model/site.ts'
import { type Position, positionOfQuoted } from '../model/text/positionAt.ts'
import { fromRoot } from '../shared/hrefs.ts'
import type { SourcePath } from '../shared/paths.ts'
import { authorLinks } from './authorLinks.ts'
import { openSourceTexts } from './sourceTexts.ts'

export function configLinks(
  hrefs: HrefRegistry,
  site: Site,
  { root, configFile }: Pick<Project, 'root' | 'configFile'>,
): readonly OtherLinks[] {
  const texts = openSourceTexts(root)
  const files = filesWithLinks(site, configFile).map((file) => ({ file, text: texts(file) ?? '' }))
  const others = [...hrefs.seen].flatMap(([locale, links]) =>
    links.map((link): OtherLinks => {
      const { file, line, column } = findQuoted(link.href, files) ?? { file: configFile, line: 0, column: 0 }
      return {
        source: file,
        locale,
        route: null,
        links: [{ ...link, href: fromRoot(link.href), line, column }],
      }
    }),
  )
  return [...others, ...authorLinks(site, root)]
}

/** The configuration and the sidebar files. */
function filesWithLinks({ locales }: Site, configFile: SourcePath | null): readonly SourcePath[] {
  const sidebars = locales.flatMap((locale) =>
    docsIn(locale).flatMap(({ versions }) => versions.map(({ sidebarFile }) => sidebarFile)),
  )
  return [...new Set([configFile, ...sidebars])].filter((file) => file !== null)
}

/** The first place where the URL is written in quotes. */
function findQuoted(
  href: string,
  files: readonly { readonly file: SourcePath; readonly text: string }[],
): ({ readonly file: SourcePath } & Position) | null {
  for (const { file, text } of files) {
    const position = positionOfQuoted(text, href, { whole: true })
    if (position) return { file, ...position }
  }
  return null
}
