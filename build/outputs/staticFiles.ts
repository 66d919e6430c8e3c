// Every file of dist/: pages, data, browser code, assets, static files. Lazily: a route's data is made when it is asked for.
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Route } from '../model/route.ts'
import { hashOfFile } from '../read/readSources.ts'
import { dataOutput, outputPath, type SourcePath } from '../shared/paths.ts'
import { siteOutputs } from './feeds/feeds.ts'
import type { Output } from './output.ts'
import { htmlOf, type OutputInput, renderContext, routeOutput, shellKey } from './pages/pages.ts'
import { joinedFiles } from './siteFiles.ts'

/** Pages first: threads work on them while the rest is made. */
export function* planOutputs(input: OutputInput): Generator<Output> {
  const { shared, bundle, assets, session } = input
  const key = shellKey(renderContext(shared, bundle))
  for (const route of input.routes) yield routeOutput(route, input, key)
  for (const { path, file, hash } of bundle.files) yield { type: 'copy', path, key: hash, file }
  for (const { path, file, key: identity } of input.mermaid?.files ?? [])
    yield { type: 'copy', path, key: identity, file }
  for (const { file } of shared.sites.values())
    yield { type: 'text', path: file.path, key: file.hash, text: file.text }
  for (const file of shared.sidebarFiles)
    yield { type: 'text', path: file.path, key: file.hash, text: file.text }
  const { staticDirectories } = session.project.config
  for (const [source, { hash, output }] of assets)
    if (!staticDirectories.some((folder) => source.startsWith(`${folder}/`)))
      yield { type: 'copy', path: output, key: hash, file: join(session.project.root, source) }
  yield* staticFiles(input)
  yield* siteOutputs(input)
}

/** A static file at the address of a page: one of them would be lost. */
export function staticCollisions(
  files: Iterable<SourcePath>,
  routes: readonly Route[],
  staticDirectories: readonly string[],
): readonly Diagnostic[] {
  const pages = new Map<string, Route>(
    routes.flatMap((route) => [[htmlOf(route), route] as const, [dataOutput(route.path), route] as const]),
  )
  return [...files].flatMap((source): Diagnostic[] => {
    const folder = staticDirectories.find((directory) => source.startsWith(`${directory}/`))
    const route = folder === undefined ? undefined : pages.get(source.slice(folder.length + 1))
    if (!route) return []
    const message = `The static file stands at the address of the page ${route.path} (${route.source ?? 'generated'}).`
    return [
      {
        code: 'reservedOutput',
        file: source,
        line: 0,
        column: 0,
        message,
        hint: 'Move the file, or change the slug of the page.',
      },
    ]
  })
}

/** Files of the static folders; where two have a file of one name, the first folder's is taken. */
function* staticFiles({ scan, session, routes }: OutputInput): Generator<Output> {
  const taken = new Set<string>([...routes.map(htmlOf), ...joinedFiles])
  for (const folder of session.project.config.staticDirectories)
    for (const source of scan.files.keys()) {
      if (!source.startsWith(`${folder}/`)) continue
      const path = outputPath(source.slice(folder.length + 1))
      if (taken.has(path)) continue
      taken.add(path)
      yield {
        type: 'copy',
        path,
        key: hashOfFile(source, scan, session),
        file: join(session.project.root, source),
      }
    }
}
