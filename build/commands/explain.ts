// `explain ROUTE`: where a page comes from, where it stands, what leads to it, and why the last build did or did not make it again.

import type { Terminal } from '../io/terminal.ts'
import { indexLinks } from '../link/linkIndex.ts'
import { nearest } from '../model/nearest.ts'
import { pageOf, type Route, type Site, type SiteInput, sourceOf } from '../model/site.ts'
import { UsageError } from '../model/usageError.ts'
import { planInput } from '../pipeline.ts'
import { planSite } from '../plan/planSite.ts'
import { type BuildFacts, buildFacts } from '../reuse/why.ts'
import { includedPath, routeKey } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'
import { incomingLinks, outgoingLinks, placeInSidebar } from './explainPlace.ts'

interface ExplainOptions {
  readonly json: boolean
  readonly terminal: Terminal
}

/** Prints the facts of one route, as lines or as JSON. Resolves with the exit code; throws a UsageError without a route. */
export async function explain(
  path: string | undefined,
  open: () => Session,
  { json, terminal }: ExplainOptions,
): Promise<number> {
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
    const facts = { ...pageFacts(route, site, input), ...buildFacts(route, session) }
    process.stdout.write(json ? `${JSON.stringify(facts, null, 2)}\n` : linesOf(facts))
    return 0
  } finally {
    await session.workers.close()
  }
}

function pageFacts(route: Route, site: Site, input: SiteInput) {
  const page = pageOf(route)
  const index = indexLinks(site, input)
  return {
    route: route.path,
    kind: route.kind,
    language: route.locale,
    source: sourceOf(route),
    ...(route.kind === 'doc'
      ? { id: route.doc.id, version: route.version.name, sidebar: placeInSidebar(route, input) }
      : {}),
    form: formOf(route),
    includes: page?.facts.includes?.map(({ specifier }) => includedPath(specifier, page.source)) ?? [],
    headings: page?.facts.headings.map((heading) => heading.id) ?? [],
    linksOut: outgoingLinks(route, index),
    linksIn: incomingLinks(route, site, index),
  }
}

type Facts = ReturnType<typeof pageFacts> & BuildFacts

/** Data: finished HTML, no script of its own. Code: a module for the browser, and why. */
function formOf(route: Route): string {
  if (route.kind === 'componentPage') return 'code: it is a React page'
  const code = pageOf(route)?.facts.code
  return code ? `code: ${code.reason} (line ${code.line}, column ${code.column})` : 'data'
}

function linesOf({ linksOut, sidebar, files, firstVisit, ...facts }: Facts): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const rows: readonly (readonly [string, unknown])[] = [
    ...Object.entries(facts),
    ...(sidebar
      ? [
          [
            'sidebar',
            `${sidebar.name}: ${[...sidebar.path, `item ${sidebar.item} of ${sidebar.of}`].join(' › ')}, ${sidebar.reason}`,
          ] as const,
        ]
      : []),
    [
      'linksOut',
      linksOut.map(({ href, leadsTo }) => (leadsTo === href ? href : `${href} → ${leadsTo ?? 'nowhere'}`)),
    ],
    ...files.map(
      ({ path, bytes, gzip }) =>
        ['file', `${path}  ${kilobytes(bytes)}, ${kilobytes(gzip)} gzipped`] as const,
    ),
    ...(firstVisit === null
      ? []
      : [
          ['firstVisit', `${kilobytes(firstVisit)} gzipped: the page, its scripts, styles and data`] as const,
        ]),
  ]
  const text = (value: unknown) => (Array.isArray(value) ? value.join('\n'.padEnd(13)) : String(value))
  return rows.map(([name, value]) => `${name.padEnd(11)} ${text(value)}\n`).join('')
}
