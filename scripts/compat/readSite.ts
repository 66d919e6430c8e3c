// Reads the pages of a built site.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type PageFacts, pageFacts, routeOf } from './pageFacts.ts'

/** Route → its facts. Routes are in one spelling, so `trailingSlash` and the layout of files do not matter. */
export type BuiltSite = ReadonlyMap<string, PageFacts>

export function readSite(folder: string): BuiltSite {
  return new Map(
    [...htmlFiles(folder)].map(([route, file]) => [
      route,
      pageFacts(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
}

/** Route → its HTML file in the folder. */
export function htmlFiles(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (path.endsWith('.html') && statSync(join(folder, path)).isFile())
      files.set(routeOf(`/${path.split(sep).join('/')}`) || '/', path)
  return files
}
