// The tools of `troodon mcp --edit`: an agent checks the source of a site, asks about its pages, and renames
// them. They are functions of the same checked site that editors use; theme/agents/docsServer.ts offers them.
import { resolveHref } from '../link/resolveHref.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { Route } from '../model/route.ts'
import { defaultSeverities, isRule, viewOf } from '../model/rules.ts'
import { decodePath, routeKey, type SourcePath, sourcePath } from '../shared/paths.ts'
import type { CheckedSite, EditedSite, LinkedPages } from './editedSite.ts'
import { originOf } from './origin.ts'
import { renamePage } from './renamePage.ts'

type Given = Readonly<Record<string, unknown>>

/** As in theme/agents/docsServer.ts. */
interface AuthorTool {
  readonly description: string
  readonly properties: Readonly<Record<string, { readonly type: string; readonly description: string }>>
  readonly required: readonly string[]
  /** Whether it changes no file. */
  readonly onlyReads: boolean
  readonly run: (given: Given) => Promise<unknown>
}

export interface AuthorTools {
  readonly tools: Readonly<Record<string, AuthorTool>>
  readonly close: () => Promise<void>
}

const noTexts: ReadonlyMap<SourcePath, string> = new Map()

const pageProperty = {
  type: 'string',
  description:
    'File of the page from the root of the site, such as docs/intro.md, or its path, such as /docs/',
}

export function openAuthorTools(site: EditedSite): AuthorTools {
  // One check after the other: they share a session.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.catch(() => {}).then(act)
    last = next
    return next
  }
  const tool = (
    parts: Omit<AuthorTool, 'run' | 'onlyReads'> & { readonly onlyReads?: boolean },
    run: (given: Given, checked: CheckedSite) => unknown,
  ): AuthorTool => ({
    onlyReads: true,
    ...parts,
    run: (given) => inTurn(async () => run(given, await site.check(noTexts))),
  })
  const tools = {
    check: tool(
      {
        description:
          'Check the source of the site: links, headings, configuration, style. Lists all problems.',
        properties: { file: { type: 'string', description: 'Only problems of this file or folder' } },
        required: [],
      },
      ({ file }, { problems }) => shown(problems, typeof file === 'string' ? file.replace(/\/$/, '') : null),
    ),
    explain: tool(
      {
        description: 'Explain a page (its URL, file, links and problems), or a code of a problem.',
        properties: { subject: { ...pageProperty, description: `${pageProperty.description}; or a code` } },
        required: ['subject'],
      },
      ({ subject }, checked) => explain(wordOf('subject', subject), checked),
    ),
    find_references: tool(
      {
        description: 'Find all links to a page, with the files and lines in which they are.',
        properties: { page: pageProperty },
        required: ['page'],
      },
      ({ page }, checked) => references(routeOf(page, linkedOf(checked)), linkedOf(checked)),
    ),
    rename_page: tool(
      {
        description: 'Move a page, image or folder to another path, and change all links to it and in it.',
        properties: {
          from: { type: 'string', description: 'Path from the root of the site: docs/intro.md' },
          to: { type: 'string', description: 'The new path' },
          dry_run: { type: 'boolean', description: 'Only list what would change; default: false' },
        },
        required: ['from', 'to'],
        onlyReads: false,
      },
      (given, checked) => renamePage(renamingOf(given), linkedOf(checked), site),
    ),
  }
  return { tools, close: () => site.close() }
}

function wordOf(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error(`The argument ${name} is missing.`)
  return value
}

const renamingOf = (given: Given) => ({
  from: fileOf('from', given['from']),
  to: fileOf('to', given['to']),
  isDryRun: given['dry_run'] === true,
})

const fileOf = (name: string, value: unknown): SourcePath =>
  sourcePath(wordOf(name, value).replace(/^\.\/|\/$/g, ''))

function linkedOf({ linked, problems }: CheckedSite): LinkedPages {
  if (linked) return linked
  const [first] = problems
  throw new Error(`The site cannot be planned: ${first?.message ?? 'call check to see why.'}`)
}

const shown = (problems: readonly Problem[], file: string | null) =>
  problems
    .filter((one) => file === null || one.file === file || one.file?.startsWith(`${file}/`))
    .map(({ file: place, line, column, severity, code, message, hint, fix }) => ({
      ...{ file: place, line, column, severity, code, message },
      ...(hint === null ? {} : { hint }),
      ...(fix?.isSafe ? { fix: 'check --fix mends it' } : {}),
    }))

function explain(subject: string, checked: CheckedSite) {
  if (isRule(subject))
    return {
      code: subject,
      looksAt: viewOf(subject),
      severity: defaultSeverities[subject],
      found: shown(
        checked.problems.filter(({ code }) => code === subject),
        null,
      ).length,
      documentation: 'error codes: see "Error codes" in the documentation of Troodon',
    }
  const linked = linkedOf(checked)
  const route = routeOf(subject, linked)
  const links = route.source === null ? [] : (linked.pages.get(route.source)?.links ?? [])
  const origin = route.source === null ? null : originOf(route.source, linked)
  return {
    file: route.source,
    url: route.path,
    language: route.locale,
    kind: route.type,
    links: origin
      ? links.map(({ href, line }) => {
          const target = resolveHref(href, origin, linked.index)
          return { line, href, leadsTo: target.kind === 'route' ? target.route.path : target.kind }
        })
      : [],
    linkedFrom: references(route, linked),
    problems: route.source === null ? [] : shown(checked.problems, route.source),
  }
}

/** Throws when there is no such page. */
function routeOf(given: unknown, { index }: LinkedPages): Route {
  const page = wordOf('page', given)
  const path = URL.canParse(page) ? new URL(page).pathname : page
  const source = sourcePath(path.replace(/^(?:\.\/|@site\/)/, ''))
  const ofFile = [...index.bySource.values()].find((files) => files.has(source))?.get(source)
  const base = index.baseUrl.slice(0, -1)
  const route =
    ofFile ?? decodePath(base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path)
  const found = index.routes.get(routeKey(route as Route['path']))
  if (!found) throw new Error(`There is no page ${page}.`)
  return found
}

function references(to: Route, linked: LinkedPages) {
  return [...linked.pages].flatMap(([file, { links }]) => {
    const origin = links.length === 0 ? null : originOf(file, linked)
    return links.flatMap(({ href, line, column, source }) => {
      const target = origin && resolveHref(href, origin, linked.index)
      const isThis = target?.kind === 'route' && target.route.path === to.path
      return isThis ? [{ file: source ?? file, line, column, href }] : []
    })
  })
}
