// What a thread does: parse a file, render a route. The same code runs inline when there is little to do.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WrittenOutput } from '../io/stageFiles.ts'
import type { Syntax } from '../markdown/feature.ts'
import { createHighlighter, type Highlighter } from '../markdown/highlight.ts'
import type { KnownComponents } from '../markdown/mdx/components.ts'
import { createPageParser, type PageParser } from '../markdown/parsePage.ts'
import type { CodePlace } from '../model/codePlace.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { MarkdownConfig } from '../model/project.ts'
import type { BlockSummary } from '../model/searchBlocks.ts'
import { type IndexJob, indexIntoStore } from '../outputs/search/searchBlocks.ts'
import { type ParseJob, type ParseResult, parseFile } from '../read/parseFile.ts'
import type { PageJob, TextJob, TextResult } from '../render/pageJob.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import { pageBodyKey } from '../reuse/keys.ts'
import { openStore, type Store } from '../reuse/store.ts'
import { includedPath, type SourcePath } from '../shared/paths.ts'
import { attempt } from './attempt.ts'
import { loadLanguages } from './loadLanguages.ts'
import { loadMath } from './loadMath.ts'
import { openPageRenderer, type PageRenderer } from './pageRenderer.ts'
import { type RenderJob, writePage } from './writePage.ts'

export interface WorkOptions {
  readonly root: string
  readonly storeFolder: string
  /** Part of the keys of parsed pages. */
  readonly markdownKey: string
  readonly markdown: MarkdownConfig
  readonly knownComponents: KnownComponents
}

export type RenderResult =
  | { readonly written: readonly WrittenOutput[] }
  | { readonly error: string; readonly at?: CodePlace | null }

export interface Work {
  readonly parse: (job: ParseJob) => ParseResult
  /** Sets what all routes share; before the first `render` of a build. */
  readonly prepare: (context: RenderContext) => Promise<void>
  readonly render: (job: RenderJob) => Promise<RenderResult>
  /** The two files of a route, as strings. */
  readonly page: (
    job: PageJob,
  ) => Promise<{ readonly html: string; readonly json: string } | { readonly error: string }>
  /** A whole post as plain HTML. */
  readonly text: (job: TextJob, locale: string) => Promise<TextResult>
  /** A Markdown file as a JavaScript module. */
  readonly module: (text: string, syntax: Syntax, source: SourcePath) => string
  /** Stores a code block with the text of a file as the body `key`; returns what is wrong with it. */
  readonly codeFile: (key: string, text: string, info: string) => readonly LocalDiagnostic[]
  /** Indexes a block of pages for the search, or finds it in the store. */
  readonly index: (job: IndexJob) => BlockSummary
  readonly finish: () => Promise<void>
}

export function createWork(options: WorkOptions, store: Store = openStore(options.storeFolder)): Work {
  let opened: PageParser | null = null
  const highlighter = lateHighlighter()
  const parser = () => (opened ??= openParser(options, highlighter))
  let ready: PageRenderer | null = null
  const renderer = (): PageRenderer => {
    if (!ready) throw new Error('Rendering was asked for before prepare.')
    return ready
  }
  return {
    parse: (job) => parseFile(job, { ...options, store, parser: parser() }),
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
      ready = await openPageRenderer(next, store, highlighter)
    },
    render: (job) => attempt(async () => ({ written: await writePage(job, renderer(), store) })),
    page: (job) =>
      attempt(async () => {
        const { html, json } = await renderer().page(job)
        return { html: html.join(''), json }
      }),
    text: (job, locale) => attempt(async () => ({ html: await renderer().post(job, locale, false) })),
    index: (job) => indexIntoStore(job, store),
    finish: () => store.flush(),
  }
}

const openParser = ({ root, markdown, knownComponents }: WorkOptions, highlighter: Highlighter): PageParser =>
  createPageParser({
    highlighter,
    markdown,
    knownComponents,
    renderMath: markdown.math ? loadMath(root) : null,
  })

/**
 * The languages are loaded with the first code: a build that renders pages without parsing any may have none.
 */
function lateHighlighter(): Highlighter {
  let loaded: Highlighter | null = null
  return {
    highlight: (code, language) => (loaded ??= createHighlighter(loadLanguages())).highlight(code, language),
  }
}

function readText(root: string, path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}
