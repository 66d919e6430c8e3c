// Rules about the output, which only `check` applies, and only if one of them is on: pages are rendered for
// it without being written. What was found in a page is in the store, by the key of the page.
import { statSync } from 'node:fs'
import { renderFailed } from '../emit/pageQueue.ts'
import { feedFiles } from '../kinds/blog/feedFiles.ts'
import { blogsIn } from '../kinds/blog/index.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { urlOf } from '../model/locales.ts'
import { pageFile } from '../model/pageFile.ts'
import { type DiagnosticCode, ownRules } from '../model/rules.ts'
import { counted } from '../model/text/counted.ts'
import { feeds } from '../outputs/feeds/feeds.ts'
import { outputSources, outputsOf, withTheme } from '../outputs/index.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import type { FileOutput, Output, PageOutput } from '../outputs/output.ts'
import { pageOutputs } from '../outputs/pages/pageOutputs.ts'
import { pages } from '../outputs/pages/pages.ts'
import { search } from '../outputs/search/search.ts'
import { documentFactsKey } from '../reuse/keys.ts'
import { outputSiteRules } from '../rules/output/index.ts'
import type { DocumentFacts, OutputDocument, OutputFacts } from '../rules/outputRule.ts'
import { hrefOf, type OutputPath } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'
import { makeTools } from './writeSite.ts'

/** Pages that are rendered at a time, so that memory does not grow with the site. */
const atOnce = 400

export async function outputProblems(
  linked: LinkedSite,
  session: Session,
  isOn: (code: DiagnosticCode) => boolean,
): Promise<readonly Diagnostic[]> {
  const on = new Set<string>(ownRules('output').filter(isOn))
  if (on.size === 0) return []
  const { documents, problems } = await documentsOf(linked, session)
  const found: Diagnostic[] = [...problems, ...documentProblems(documents, on)]
  const facts = outputFacts(documents, linked, session)
  for (const [code, rule] of Object.entries(outputSiteRules))
    if (on.has(code))
      await rule(facts, (one) => found.push({ code: code as DiagnosticCode, line: 0, column: 0, ...one }))
  return found
}

interface Documents {
  readonly documents: readonly OutputDocument[]
  /** Pages that cannot be rendered. */
  readonly problems: readonly Diagnostic[]
}

async function documentsOf(linked: LinkedSite, { store, workers }: Session): Promise<Documents> {
  const { routes, config } = linked.site
  const outputs = [...pageOutputs(linked, routes)]
  const unknown = outputs.filter(({ key }) => !store.has(documentFactsKey(key)))
  const problems: Diagnostic[] = []
  for (let first = 0; first < unknown.length; first += atOnce) {
    const some = unknown.slice(first, first + atOnce)
    const results = await workers.pages(some.map((page) => ({ ...page.job(), forRules: true })))
    for (const [at, result] of results.entries()) {
      const page = some[at] as PageOutput
      if ('error' in result) problems.push(renderFailed(page, result.error))
      else if (result.document) store.put(documentFactsKey(page.key), result.document)
    }
  }
  const byFile = new Map(routes.map((route) => [pageFile(route), route]))
  const documents = outputs.flatMap(({ html, key, source }): OutputDocument[] => {
    const facts: DocumentFacts | undefined = store.get(documentFactsKey(key))
    const route = byFile.get(html)
    if (!facts || !route) return []
    const url = urlOf(route.locale, config) + hrefOf(route.path, config.baseUrl)
    const kind = route.kind === 'docs' || route.kind === 'blog' ? route.kind : 'pages'
    return [{ ...facts, url, file: source, kind }]
  })
  return { documents, problems }
}

/** What is on many pages comes from the theme or from the configuration, and is reported once. */
const mostPages = 3

function documentProblems(documents: readonly OutputDocument[], on: ReadonlySet<string>): Diagnostic[] {
  const groups = new Map<string, { readonly code: DiagnosticCode; readonly pages: OutputDocument[] }>()
  for (const document of documents)
    for (const { code, message, hint } of document.found) {
      if (!on.has(code)) continue
      const key = JSON.stringify([code, message, hint])
      const known = groups.get(key)
      if (known) known.pages.push(document)
      else groups.set(key, { code, pages: [document] })
    }
  return [...groups].flatMap(([key, { code, pages }]) => {
    const [, message, hint] = JSON.parse(key) as readonly [string, string, string]
    const shown = pages.length > mostPages ? pages.slice(0, 1) : pages
    const others = pages.length - shown.length
    return shown.map(({ file, url }): Diagnostic => {
      const where = others === 0 ? url : `${url} and ${counted(others, 'other page')}`
      return {
        ...{ code, line: 0, column: 0, hint },
        file: others === 0 ? file : null,
        message: `${where}: ${message}`,
      }
    })
  })
}

function outputFacts(
  documents: readonly OutputDocument[],
  linked: LinkedSite,
  session: Session,
): OutputFacts {
  const { config, locales } = linked.site
  const tools = makeTools(session)
  const files = lazily(() => filesOf(outputsOf(linked, otherSources(linked))))
  const contentOf = async (output: FileOutput) =>
    output.type === 'text' ? output.text : output.type === 'made' ? output.make(tools) : ''
  const sizes = new Map<string, number>()
  return {
    documents,
    base: config.url + config.baseUrl,
    isWhole: config.i18n.builtLocales.length === config.i18n.locales.length,
    budgets: config.pageWeight,
    async bytesOf(href) {
      const known = sizes.get(href)
      if (known !== undefined) return known
      const output = files().get(href)
      const bytes = !output
        ? 0
        : output.type === 'copy'
          ? statSync(output.file).size
          : Buffer.byteLength(await contentOf(output))
      sizes.set(href, bytes)
      return bytes
    },
    async searchBytes() {
      let sum = 0
      for (const { begin } of search(linked))
        for (const output of await begin(tools)) sum += Buffer.byteLength(await contentOf(output))
      return sum
    },
    async feeds() {
      const paths = new Set<OutputPath>(
        locales.flatMap((locale) =>
          blogsIn(locale).flatMap((blog) => feedFiles(blog).map(({ path }) => path)),
        ),
      )
      const found: { path: string; text: string }[] = []
      for (const output of feeds(linked))
        for (const one of output.type === 'later' ? await output.begin(tools) : [output])
          if (paths.has(one.path)) found.push({ path: one.path, text: String(await contentOf(one)) })
      return found
    },
  }

  function filesOf(outputs: Iterable<Output>): ReadonlyMap<string, FileOutput> {
    const found = new Map<string, FileOutput>()
    for (const output of outputs)
      if (output.type === 'text' || output.type === 'made' || output.type === 'copy')
        found.set(hrefOf(`/${output.path}`, config.baseUrl), output)
    return found
  }
}

/** Files that pages load. */
const otherSources = ({ theme }: LinkedSite) => {
  const sources = outputSources.filter((one) => one !== pages && one !== search && one !== feeds)
  return theme ? withTheme(sources) : sources
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
