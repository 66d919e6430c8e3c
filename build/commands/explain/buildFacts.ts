// Finds what the last build did with a page: its files, and which of its inputs changed.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pageFile } from '../../model/pageFile.ts'
import type { Route } from '../../model/route.ts'
import { inputsOf, recordKeyOfPage } from '../../reuse/inputRecords.ts'
import { readLastBuild } from '../../reuse/lastBuild.ts'
import { renderCauses } from '../../reuse/renderCauses.ts'
import { htmlTags } from '../../shared/html.ts'
import { attributeOf } from '../../shared/htmlTag.ts'
import { dataOutput } from '../../shared/paths.ts'
import type { Session } from '../../workers/session.ts'

export interface BuildFacts {
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly gzip: number }[]
  /** Gzipped bytes of the page, its scripts, styles and data. Null when the page is not built. */
  readonly firstVisit: number | null
  /** Whether the last build that wrote something rendered the page; null when there is none. */
  readonly rebuilt: boolean | null
  /** The inputs that were added, changed or removed when the page was last rendered. */
  readonly changed: readonly string[]
  /** Everything that the page is made from. */
  readonly inputs: readonly string[]
}

export function buildFacts(route: Route, session: Session): BuildFacts {
  const html = pageFile(route)
  const last = readLastBuild(session.cacheFolder, session.outDir)
  const record = session.store.get(recordKeyOfPage(session, html))
  const files = [html, dataOutput(route.path)].filter((path) => existsSync(join(session.outDir, path)))
  return {
    files: files.map((path) => ({ path, ...sizesOf(join(session.outDir, path)) })),
    firstVisit: files.includes(html) ? firstVisit(html, session) : null,
    rebuilt: last && (record?.build ?? 0) === last.build && last.manifest.has(html),
    changed: record ? renderCauses(record.changed, route.locale, session) : [],
    inputs: record ? Object.keys(inputsOf(record)).sort() : [],
  }
}

function sizesOf(file: string): { readonly bytes: number; readonly gzip: number } {
  const content = readFileSync(file)
  return { bytes: content.length, gzip: gzipSync(content).length }
}

function firstVisit(html: string, { outDir, project }: Session): number {
  const base = project.config.baseUrl
  const seen = new Set<string>()
  const follow = (href: string, referencesOf: (text: string) => readonly string[]): void => {
    const file = join(outDir, href.slice(base.length))
    if (seen.has(file) || !href.startsWith(base) || !existsSync(file)) return
    seen.add(file)
    for (const one of referencesOf(readFileSync(file, 'utf8')))
      follow(posix.resolve(href, '..', one), importsOf)
  }
  follow(base + html, loadsOf)
  return [...seen].reduce((sum, file) => sum + sizesOf(file).gzip, 0)
}

/** URLs that a page loads at once: styles, and the scripts and data that the boot script loads. */
const loadsOf = (html: string): readonly string[] =>
  [...htmlTags(html)].flatMap((tag) => {
    if (attributeOf(tag, 'rel') === 'stylesheet') return attributeOf(tag, 'href') ?? []
    const loaded = ['script', 'modules', 'site', 'fetch'].map(
      (name) => attributeOf(tag, `data-${name}`) ?? '',
    )
    return loaded.join(' ').split(' ').filter(Boolean)
  })

/** Relative to the script, or of another host. */
const importsOf = (code: string): readonly string[] =>
  [...code.matchAll(/\bimport\s*(?:[\w*{}\s,$]+from\s*)?"([^"]+)"/g)].map(([, href]) => href as string)
