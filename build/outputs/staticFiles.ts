// Files of the static folders, copied as they are.
import type { Diagnostic } from '../model/diagnostics.ts'
import { pageFile } from '../model/pageFile.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { dataOutput, outputPath, type SourcePath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type CopyOutput, copyOutput } from './output.ts'
import { joinedFiles } from './siteFiles.ts'

/** When two folders have a file of one name, the first folder's is copied. */
export function* staticFiles({
  site,
  files,
  refused,
}: Pick<LinkedSite, 'site' | 'files' | 'refused'>): Generator<CopyOutput> {
  const taken = new Set<string>([...site.routes.map(pageFile), ...joinedFiles])
  for (const folder of site.config.staticDirectories)
    for (const source of files.names) {
      if (!source.startsWith(`${folder}/`) || refused.has(source)) continue
      const path = outputPath(source.slice(folder.length + 1))
      if (taken.has(path)) continue
      taken.add(path)
      yield copyOutput(path, source, files)
    }
}

/** Static files at the path of a page: one of the two would be lost. */
export function staticCollisions(files: Iterable<SourcePath>, site: Site): readonly Diagnostic[] {
  const pages = new Map<string, Route>(
    site.routes.flatMap((route) => [
      [pageFile(route), route] as const,
      [dataOutput(route.path), route] as const,
    ]),
  )
  return [...files].flatMap((source) => {
    const folder = site.config.staticDirectories.find((directory) => source.startsWith(`${directory}/`))
    const route = folder === undefined ? undefined : pages.get(outputPath(source.slice(folder.length + 1)))
    return route ? [collision(source, route)] : []
  })
}

const collision = (file: SourcePath, route: Route): Diagnostic => ({
  code: 'reservedOutput',
  file,
  line: 0,
  column: 0,
  message: `The static file has the same path as the page ${route.path} (${route.source ?? 'generated'}).`,
  hint: 'Move the file, or change the slug of the page.',
})
