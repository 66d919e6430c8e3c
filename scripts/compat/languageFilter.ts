// Tells the pages of one language from those of the others, by the alternate links of the home page.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attribute, documentOf, findAll } from './html.ts'
import { routeOf } from './pageFacts.ts'

/** Returns a function that is true for routes of languages other than the main one of the built site. */
export function languageFilter(folder: string): (route: string) => boolean {
  const home = join(folder, 'index.html')
  const prefixes = existsSync(home) ? otherLanguages(readFileSync(home, 'utf8')) : []
  return (route) => prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`))
}

/** The URL paths of the other languages' home pages: `/fr` and `/pt-BR` of a site in English. */
export function otherLanguages(home: string): readonly string[] {
  const alternates = findAll(
    documentOf(home),
    (element) => element.tagName === 'link' && attribute(element, 'hreflang') !== null,
  )
  const paths = alternates.map((link) =>
    routeOf(new URL(attribute(link, 'href') ?? '', 'http://site').pathname),
  )
  const shortest = Math.min(...paths.map((path) => path.length))
  return [...new Set(paths.filter((path) => path.length > shortest))].sort()
}
