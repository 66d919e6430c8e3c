// Reads the pages of a built site.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type PageFacts, pageFacts, routeOf } from './pageFacts.ts'

/** Route → its facts. Routes are in one spelling, so `trailingSlash` and the layout of files do not matter. */
export type BuiltSite = ReadonlyMap<string, PageFacts>

export function readSite(folder: string): BuiltSite {
  const pages = new Map<string, PageFacts>()
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.html') || !statSync(join(folder, path)).isFile()) continue
    const route = routeOf(`/${path.split(sep).join('/')}`) || '/'
    pages.set(route, pageFacts(readFileSync(join(folder, path), 'utf8')))
  }
  return pages
}
