// `explain ROUTE`: what a page is made from and whether the last build made it again.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { UsageError } from './io/loadProject.ts'
import type { Terminal } from './io/terminal.ts'
import { readLastBuild } from './memo.ts'
import { nearest } from './model/nearest.ts'
import { pageOf, type Route, sourceOf } from './model/site.ts'
import { planInput } from './pipeline.ts'
import { planSite } from './plan/planSite.ts'
import type { Session } from './session.ts'
import { htmlOutput, routeKey } from './shared/paths.ts'

interface ExplainOptions {
  readonly json: boolean
  readonly terminal: Terminal
}

export async function explain(path: string | undefined, open: () => Session, { json, terminal }: ExplainOptions): Promise<number> {
  if (path === undefined) throw new UsageError('explain needs a route, for example /docs/cli/.')
  const session = open()
  try {
    const input = await planInput(session)
    const site = planSite(input)
    const route = site.routes.find((candidate) => routeKey(candidate.path) === routeKey(path))
    if (!route) {
      const similar = nearest(
        path,
        site.routes.map((candidate) => candidate.path),
      )
      terminal.error(`There is no route ${path}.${similar ? ` Did you mean ${similar}?` : ''}`)
      return 1
    }
    const output = htmlOutput(route.path)
    const emitted = readLastBuild(session.cacheFolder, session.outDir)?.manifest.get(output)
    const file = join(session.outDir, output)
    const exists = statSync(file, { throwIfNoEntry: false }) !== undefined
    const page = pageOf(route)
    const facts = {
      route: route.path,
      kind: route.kind,
      language: route.locale,
      source: sourceOf(route),
      ...(route.kind === 'doc' ? { id: route.doc.id, version: route.version.name, sidebar: route.doc.sidebar } : {}),
      form: formOf(route),
      includes: page?.facts.includes?.map(({ specifier }) => specifier) ?? [],
      links: page?.facts.links.map((link) => link.href) ?? [],
      headings: page?.facts.headings.map((heading) => heading.id) ?? [],
      output,
      bytes: exists ? statSync(file).size : null,
      bytesGzip: exists ? gzipSync(readFileSync(file)).length : null,
      key: emitted?.key ?? null,
    }
    if (json) process.stdout.write(`${JSON.stringify(facts, null, 2)}\n`)
    else
      for (const [name, value] of Object.entries(facts))
        process.stdout.write(`${name.padEnd(10)} ${Array.isArray(value) ? value.join('  ') : value}\n`)
    return 0
  } finally {
    await session.crew.close()
  }
}

/** Data: finished HTML, no script of its own. Code: a module for the browser, and why. */
function formOf(route: Route): string {
  if (route.kind === 'componentPage') return 'code: it is a React page'
  const code = pageOf(route)?.facts.code
  return code ? `code: ${code.reason} (line ${code.line}, column ${code.column})` : 'data'
}
