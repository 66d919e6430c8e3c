// The tags of one version of the documentation: its tags file, and the routes of the pages of tags.
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { Doc, DocTags, VersionInfo } from '../../model/docs.ts'
import type { DocsConfig } from '../../model/project.ts'
import type { SiteInput } from '../../model/site.ts'
import { joinPath, routePath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { groupByTag, inlineTagProblems, readTagsFile } from '../tags.ts'

interface PlannedTags {
  readonly tags: DocTags
  readonly diagnostics: readonly Diagnostic[]
}

/** The possible paths of its tags file. The translated one has priority. */
export const tagsFilesOf = (
  { folder, localizedFolder }: VersionInfo,
  { tags }: DocsConfig,
): readonly SourcePath[] =>
  tags === false
    ? []
    : [localizedFolder, folder]
        .filter((one) => one !== null)
        .map((one) => sourcePath(joinPath(one, tags || 'tags.yml')))

export function planTags(
  version: VersionInfo,
  docs: readonly Doc[],
  config: DocsConfig,
  input: SiteInput,
): PlannedTags {
  const file = tagsFilesOf(version, config).find((path) => input.data.has(path))
  const known =
    file === undefined
      ? { tags: new Map(), diagnostics: [] }
      : readTagsFile(file, input.data.get(file), input.config)
  const { groups, byItem, inline } = groupByTag(
    docs.map((doc) => ({ item: doc, page: doc.page, unlisted: doc.unlisted })),
    known.tags,
    input.config,
  )
  const base = joinPath('/', version.path, config.tagsBasePath)
  const path = (end: string) => routePath(joinPath('/', base, end), input.config.trailingSlash)
  const strays =
    file === undefined || known.diagnostics.length > 0
      ? []
      : inlineTagProblems(inline, file, config.onInlineTags)
  return {
    tags: {
      route: groups.length === 0 ? null : path(''),
      groups: groups.map((group) => ({ ...group, route: path(group.tag.permalink) })),
      byDoc: new Map(
        [...byItem].map(([doc, tags]) => [
          doc.id,
          tags.map(({ permalink, ...tag }) => ({ ...tag, route: path(permalink) })),
        ]),
      ),
    },
    diagnostics: [...known.diagnostics, ...strays],
  }
}
