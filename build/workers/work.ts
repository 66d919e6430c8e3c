// What a thread does: parse a file, render a route. The same code runs inline when there is little to do.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256, shortHash } from '../io/hash.ts'
import { loadMath } from '../io/katex.ts'
import { loadLanguages } from '../io/languages.ts'
import { copyOutput, type WrittenOutput, writeOutput } from '../io/stageFiles.ts'
import type { Syntax } from '../markdown/feature.ts'
import { createHighlighter } from '../markdown/highlight.ts'
import type { KnownComponents } from '../markdown/mdx/components.ts'
import { createPageParser, type PageParser } from '../markdown/parsePage.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { Body } from '../model/page.ts'
import type { MarkdownConfig } from '../model/project.ts'
import type { BlockSummary } from '../model/searchBlocks.ts'
import { type IndexJob, indexIntoStore } from '../outputs/search/searchBlocks.ts'
import { type ParseJob, type ParseResult, parseFile, type RecentFacts } from '../read/parseFile.ts'
import { separateIds } from '../render/excerpt.ts'
import { fillBody } from '../render/fillBody.ts'
import { pageInputs } from '../render/pageInputs.ts'
import type { PageJob, TextJob } from '../render/pageJob.ts'
import {
  type PageModuleExports,
  type RenderContext,
  type Renderer,
  renderRoute,
  renderText,
  renderWidget,
} from '../render/renderRoute.ts'
import { type InputsToRecord, recordInputs } from '../reuse/inputRecords.ts'
import { pageBodyKey } from '../reuse/keys.ts'
import { openStore, type Store } from '../reuse/store.ts'
import { includedPath, type OutputPath, type SourcePath } from '../shared/paths.ts'
import type { RouteData } from '../shared/routeData.ts'
import { attempt } from './attempt.ts'
import { importFile } from './importFile.ts'

export interface WorkOptions {
  readonly root: string
  readonly storeFolder: string
  /** Identity of the engine's code: part of every key. */
  readonly engine: string
  readonly markdown: MarkdownConfig
  readonly knownComponents: KnownComponents
}

/** A page to render and to write into the stage folder. */
export interface RenderJob extends PageJob {
  /** Hashes of what `dist/` has now; equal bytes are not written again. */
  readonly outputs: readonly {
    readonly path: OutputPath
    readonly kind: 'html' | 'json'
    readonly previous: string | null
  }[]
  /** For `explain`: the name of the page's record, and the inputs that the job itself does not contain. */
  readonly record: InputsToRecord | null
  /** A file that is copied beside the page. */
  readonly copy: { readonly path: OutputPath; readonly file: string } | null
  readonly stageFolder: string
}

export type RenderResult = { readonly written: readonly WrittenOutput[] } | { readonly error: string }

export interface Work {
  readonly parse: (job: ParseJob) => ParseResult
  /** Sets what all routes share; before the first `render` of a build. */
  readonly prepare: (context: RenderContext) => Promise<void>
  readonly render: (job: RenderJob) => Promise<RenderResult>
  /** The two files of a route, not written anywhere. */
  readonly page: (
    job: PageJob,
  ) => Promise<{ readonly html: string; readonly json: string } | { readonly error: string }>
  /** The whole text of a post as plain HTML. */
  readonly text: (
    job: TextJob,
    locale: string,
  ) => Promise<{ readonly html: string } | { readonly error: string }>
  /** A Markdown file as a JavaScript module. */
  readonly module: (text: string, syntax: Syntax, source: SourcePath) => string
  /** Remembers a code block with the text of a file as the body `key`; returns what is wrong with it. */
  readonly codeFile: (key: string, text: string, info: string) => readonly LocalDiagnostic[]
  /** Indexes a block of pages for the search, or finds it in the store. */
  readonly index: (job: IndexJob) => BlockSummary
  readonly finish: () => Promise<void>
}

export function createWork(options: WorkOptions, store: Store = openStore(options.storeFolder)): Work {
  let opened: PageParser | null = null
  const recent: RecentFacts = new Map()
  const parser = () => (opened ??= openParser(options))
  let context: { readonly shared: RenderContext; readonly theme: Renderer } | null = null
  return {
    parse: (job) => parseFile(job, options, store, parser(), recent),
    module: (text, syntax, source) =>
      parser().module(text, syntax, source, (specifier) =>
        readText(options.root, includedPath(specifier, source)),
      ),
    codeFile(key, text, info) {
      const { html, diagnostics } = parser().codeBlock(text, info)
      store.put(pageBodyKey(key), [html])
      return diagnostics
    },
    async prepare(next) {
      context = { shared: next, theme: await importFile<Renderer>(next.serverBundle) }
    },
    async render(job) {
      return attempt(async () => {
        const { html, json } = await pageOf(job)
        const written = job.outputs.map(({ path, kind, previous }) =>
          writeOutput(job.stageFolder, path, kind === 'html' ? html : json, previous),
        )
        if (job.record) remember(job, job.record, store)
        if (job.copy) copyOutput(job.stageFolder, job.copy.path, job.copy.file)
        return { written }
      })
    },
    page: (job) =>
      attempt(async () => {
        const { html, json } = await pageOf(job)
        return { html: html.join(''), json }
      }),
    text: (job, locale) => attempt(async () => ({ html: await postHtml(job, locale, false) })),
    index: (job) => indexIntoStore(job, store),
    finish: () => store.flush(),
  }

  function prepared() {
    if (!context) throw new Error('Rendering was asked for before prepare.')
    return context
  }

  async function pageOf(job: PageJob) {
    const { shared, theme } = prepared()
    const page = job.serverFile === null ? null : await importFile<PageModuleExports>(job.serverFile)
    const body = job.text && textOf(job, job.locale, false)
    const route = job.posts ? await withExcerpts(job.route, job.posts, job.locale) : job.route
    return renderRoute({ route, body, page, locale: job.locale }, shared, theme, sha256)
  }

  function textOf({ text, attributes, route }: TextJob, locale: string, excerpt: boolean): string {
    const { shared, theme } = prepared()
    const read = (key: string) => readBody(key, store, route.path)
    return text
      ? fillBody(text, {
          attributes,
          read,
          excerpt,
          widget: (widget) => renderWidget(widget, route, locale, shared, theme),
        })
      : ''
  }

  async function postHtml(job: TextJob, locale: string, excerpt: boolean): Promise<string> {
    if (job.serverFile === null) return textOf(job, locale, excerpt)
    const { shared, theme } = prepared()
    const page = await importFile<PageModuleExports>(job.serverFile)
    return renderText({ route: job.route, body: null, page, locale, excerpt }, shared, theme)
  }

  async function withExcerpts(
    route: RouteData,
    posts: readonly TextJob[],
    locale: string,
  ): Promise<RouteData> {
    if (route.view !== 'blogPosts') return route
    const bodies = await Promise.all(
      posts.map(async (post, index) =>
        separateIds(await postHtml(post, locale, true), `post-${index + 1}-`, post.route.href),
      ),
    )
    return { ...route, posts: route.posts.map((post, index) => ({ ...post, body: bodies[index] ?? '' })) }
  }
}

function remember(
  { route, attributes, posts = [] }: RenderJob,
  { named, isNew, ...record }: InputsToRecord,
  store: Store,
): void {
  const texts = posts.map(
    (post) =>
      [`text of ${post.route.href}`, shortHash(JSON.stringify([post.text, post.attributes]))] as const,
  )
  const inputs = pageInputs(
    { route, attributes, named: { ...named, ...Object.fromEntries(texts) } },
    shortHash,
  )
  recordInputs(store, record.key, { id: record.id, build: record.build, inputs }, isNew)
}

const openParser = ({ root, markdown, knownComponents }: WorkOptions): PageParser =>
  createPageParser({
    highlighter: createHighlighter(loadLanguages()),
    markdown,
    knownComponents,
    renderMath: markdown.math ? loadMath(root) : null,
  })

function readText(root: string, path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}

function readBody(key: string, store: Store, path: string): Body {
  const body = store.get(pageBodyKey(key))
  if (body === undefined)
    throw new Error(`The parsed text of ${path} is missing from the cache. Run "clear" and build again.`)
  return body
}
