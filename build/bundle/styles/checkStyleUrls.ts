// Reports URLs in style sheets that name missing files of the static folders, like broken links.
import type { StyleUrl } from '../../model/bundle.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { Config } from '../../model/project.ts'
import { decodePath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { sourceName } from '../workFolder/workNames.ts'

export function checkStyleUrls(
  urls: readonly StyleUrl[],
  files: ReadonlyMap<SourcePath, unknown>,
  { staticDirectories }: Config,
): readonly Diagnostic[] {
  return urls.flatMap(({ importer, href, written }): Diagnostic[] => {
    const path = decodePath(href)
    if (staticDirectories.some((folder) => files.has(sourcePath(`${folder}${path}`)))) return []
    return [
      {
        code: 'brokenLink',
        file: sourceName(importer) ?? sourcePath(importer),
        line: 0,
        column: 0,
        message: `There is no file ${path} in a static folder.`,
        hint: 'A path that starts with ./ is relative to the style sheet.',
        find: [written],
      },
    ]
  })
}
