// The work of a thread: parse a file, render a route. The same code runs inline when there is little to do.
import { siteTheme } from '../bundle/siteTheme.ts'
import type { ConfigInThread, ConfigSource } from '../config/configLoader.ts'
import { openIcons } from '../io/iconSets.ts'
import { withoutColors } from '../markdown/code/withoutColors.ts'
import type { HeadingPlace } from '../markdown/headingPlaces.ts'
import { createHighlighter, type Highlighter } from '../markdown/highlight.ts'
import type { KnownComponents } from '../markdown/mdx/components.ts'
import { createPageParser, type PageParser } from '../markdown/parsePage.ts'
import { withNeeds } from '../markdown/policyNeeds.ts'
import type { ComponentLinks } from '../model/componentLinks.ts'
import type { MarkdownPlugin } from '../model/config/markdownExtensions.ts'
import type { ReadableFolders } from '../model/config/readableFolders.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { MarkdownVariant } from '../model/markdownVariant.ts'
import type { MarkdownConfig } from '../model/project.ts'
import type { BlockSummary } from '../model/searchBlocks.ts'
import type { ThemeText } from '../model/themePage.ts'
import { type IndexJob, indexIntoStore } from '../outputs/search/searchBlocks.ts'
import { openTurns, type Turns } from '../read/equalPages.ts'
import { openGrammars } from '../read/grammars/openGrammars.ts'
import type { GrammarSource } from '../read/grammars/runGrammars.ts'
import { type ParseResult, type Parsing, parseFile, stuckFile } from '../read/parseFile.ts'
import type { OpenLinkTargets } from '../read/unified/resolvedLinks.ts'
import { createSiteReader } from '../read/unified/siteReader.ts'
import type { PageJob, TextJob, TextResult } from '../render/pageJob.ts'
import type { RenderContext, RenderedRoute } from '../render/renderRoute.ts'
import { pageBodyKey } from '../reuse/keys.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import { openStore, type Store } from '../reuse/store.ts'
import { withRecent } from '../reuse/withRecent.ts'
import { type AgentFacts, agentFacts } from '../rules/agents/agentFacts.ts'
import { openLint } from '../rules/lintPage.ts'
import { documentFacts } from '../rules/output/documentFacts.ts'
import type { DocumentFacts } from '../rules/outputRule.ts'
import { agentPage } from './agentPage.ts'
import { attempt } from './attempt.ts'
import { headingsOf } from './headingsOf.ts'
import { loadLanguages } from './loadLanguages.ts'
import { loadMath } from './loadMath.ts'
import { moduleOf } from './pageModule.ts'
import { openPageRenderer, type PageRenderer } from './pageRenderer.ts'
import { type RenderJob, type RenderResult, writeRendered } from './writePage.ts'

export interface WorkOptions {
  readonly root: string
  readonly storeFolder: string
  /** Tells when other threads have written into the store. */
  readonly storeWrites: SharedArrayBuffer
  /** Part of the keys of parsed pages. */
  readonly markdownKey: string
  readonly markdown: MarkdownConfig
  readonly readableFolders: ReadableFolders
  readonly knownComponents: KnownComponents
  /** Languages of code that Prism colors. */
  readonly grammars: GrammarSource | null
  /** Of instances with plugins for Markdown. */
  readonly variants: readonly MarkdownVariant[]
  /** Whether functions of the site change texts before they are parsed. */
  readonly preparesText: boolean
  readonly configSource: ConfigSource
}

/** The files of a route, as strings. */
export type PageText =
  | {
      readonly html: string
      readonly json: string
      readonly markdown: string | null
      readonly found?: ComponentLinks
      /** For the rules about the output. */
      readonly document?: DocumentFacts
      readonly forAgents?: AgentFacts
    }
  | { readonly error: string }

export interface Work {
  /** Functions of the site take time: a promise only where there are some. */
  readonly parse: (job: ParseJob) => ParseResult | Promise<ParseResult>
  /** The facts alone, in half of the time: nothing is stored, and problems of code blocks are missing. */
  readonly facts: (job: ParseJob) => ParseResult | Promise<ParseResult>
  /** The result for a file whose plugins have done nothing for so many seconds. */
  readonly stuck: (job: ParseJob, seconds: number) => ParseResult
  /** Lets files with equal texts be read at the same time. */
  readonly release: () => void
  /** Without functions of the site. */
  readonly parsePlain: (job: ParseJob) => ParseResult
  /** Sets what all routes share; before the first `render` of a build. */
  readonly prepare: (context: RenderContext) => Promise<void>
  readonly render: (job: RenderJob) => Promise<RenderResult>
  readonly page: (job: PageJob) => Promise<PageText>
  /** A whole post as plain HTML. */
  readonly text: (job: TextJob, locale: string) => Promise<TextResult>
  /** A Markdown file as a JavaScript module. */
  readonly module: (text: string, job: ParseJob) => Promise<string>
  /** The values beside its elements, as a JavaScript module. */
  readonly values: (text: string, job: ParseJob) => Promise<string>
  /** The headings of a Markdown file. */
  readonly headings: (text: string, job: ParseJob) => Promise<readonly HeadingPlace[]>
  /** Stores a code block with the text of a file as the body `key`; returns what is wrong with it. */
  readonly codeFile: (key: string, text: string, info: string) => readonly LocalDiagnostic[]
  /** The JSON of a text for the theme of the site. */
  readonly themeText: (text: ThemeText) => string
  /** Indexes a block of pages for the search, or finds it in the store. */
  readonly index: (job: IndexJob) => BlockSummary
  readonly finish: () => Promise<void>
  /** Keeps the compiled code of the prebuilt theme for other processes. */
  readonly keepCode: () => void
}

/** What a thread cannot receive. */
export interface SiteFunctions {
  /** Gives the configuration with its functions; called when a file needs one of them. */
  readonly loadConfig: () => Promise<ConfigInThread>
  readonly openLinkTargets: OpenLinkTargets
}

export function createWork(
  options: WorkOptions,
  functions: SiteFunctions,
  opened: Store = openStore(options.storeFolder, options.storeWrites),
): Work {
  const store = withRecent(opened)
  const highlighter = lateHighlighter(options)
  const parserOf = parsersOf(options, highlighter)
  const turns = openTurns()
  const parsingOf = parsingsOf({ options, store, turns, parserOf, functions })
  const readOnly: Store = { ...store, put: () => {}, putJson: () => {} }
  let ready: PageRenderer | null = null
  const renderer = (): PageRenderer => {
    if (!ready) throw new Error('Rendering was asked for before prepare.')
    return ready
  }
  return {
    parse: (job) => parseFile(job, parsingOf(job)),
    facts: (job) => parseFile(job, { ...parsingOf(job, withoutColors), store: readOnly }),
    release: turns.release,
    stuck: (job, seconds) => stuckFile(job, parsingOf(job).site, seconds),
    parsePlain: (job) =>
      parseFile(job, { ...parsingOf(job), parser: () => parserOf(null, []), site: null }) as ParseResult,
    module: (text, job) => moduleOf(text, job, parsingOf(job)),
    values: (text, job) => moduleOf(text, job, parsingOf(job), true),
    headings: (text, job) => headingsOf(text, job, parsingOf(job, withoutColors)),
    codeFile(key, text, info) {
      const { html, diagnostics } = parserOf(null, []).codeBlock(text, info)
      store.put(pageBodyKey(key), withNeeds(html, [html]))
      return diagnostics
    },
    async prepare(next) {
      ready = await openPageRenderer(next, store, highlighter)
    },
    render: (job) =>
      attempt(async () => {
        const page = await renderer().page(job)
        return { written: writeRendered(job, page, store), ...foundIn(page) }
      }),
    page: (job) =>
      attempt(async () => {
        const page = await renderer().page(job)
        const { html, json, markdown } = page
        if (job.forRules)
          return { html: '', json: '', markdown: null, document: documentFacts(html.join('')) }
        if (job.forAgents) {
          const found = agentFacts(agentPage(html.join(''), markdown ?? '', job.forAgents))
          return { html: '', json: '', markdown: null, forAgents: found }
        }
        return { html: html.join(''), json: json.join(''), markdown, ...foundIn(page) }
      }),
    text: (job, locale) => attempt(async () => ({ html: await renderer().post(job, locale, false) })),
    themeText: (text) => siteTheme().textJson(text, store),
    index: (job) => indexIntoStore(job, store),
    finish: () => store.flush(),
    keepCode: () => ready?.keepCode(),
  }
}

const foundIn = ({ found }: RenderedRoute): Pick<RenderedRoute, 'found'> => (found ? { found } : {})

interface ParsingParts {
  readonly options: WorkOptions
  readonly store: Store
  readonly turns: Turns
  readonly parserOf: ReturnType<typeof parsersOf>
  readonly functions: SiteFunctions
}

/** The inputs for reading a file; one object for most of them. */
function parsingsOf({ options, store, turns, parserOf, functions }: ParsingParts) {
  const variants = new Map(options.variants.map((variant) => [variant.name, variant]))
  const { root, markdown, preparesText, configSource } = options
  const { engineRoot } = configSource
  const { loadConfig: load, openLinkTargets } = functions
  const reader = createSiteReader({ root, engineRoot, markdown, load, openLinkTargets })
  let usual: Parsing | null = null
  return (job: ParseJob, colors?: Highlighter): Parsing => {
    const variant = variants.get(job.variant ?? '') ?? null
    const site = variant?.unified || preparesText || job.post?.isTimed ? reader : null
    const isUsual = !variant && !site && !colors
    if (isUsual && usual) return usual
    const parser = () => parserOf(variant, site?.plugins() ?? [], colors)
    const parsing: Parsing = { ...options, store, turns, parser, variant, site }
    if (isUsual) usual = parsing
    return parsing
  }
}

/** Opens each parser once. */
function parsersOf(options: WorkOptions, highlighter: Highlighter) {
  const parsers = new Map<string, PageParser>()
  return (
    variant: MarkdownVariant | null,
    plugins: readonly MarkdownPlugin[],
    colors: Highlighter = highlighter,
  ): PageParser => {
    const key = `${variant?.name}:${plugins.length}:${colors === highlighter}`
    const known = parsers.get(key) ?? openParser({ ...options, variant, plugins, highlighter: colors })
    parsers.set(key, known)
    return known
  }
}

interface ParserOptions extends WorkOptions {
  readonly variant: MarkdownVariant | null
  readonly plugins: readonly MarkdownPlugin[]
  readonly highlighter: Highlighter
}

function openParser(options: ParserOptions): PageParser {
  const { root, knownComponents, variant, plugins, highlighter } = options
  const markdown = { ...options.markdown, ...variant?.overrides }
  return createPageParser({
    ...{ highlighter, markdown, knownComponents, markdownItPlugins: plugins },
    icons: openIcons(root),
    renderMath: markdown.math ? loadMath(root, markdown) : null,
    lint: openLint(markdown.rules),
  })
}

/**
 * The languages are loaded with the first code: a build that renders pages without parsing any may have none.
 */
function lateHighlighter({ grammars, markdown }: Pick<WorkOptions, 'grammars' | 'markdown'>): Highlighter {
  let loaded: Highlighter | null = null
  const load = (): Highlighter => {
    const languages = loadLanguages()
    const ofSite = grammars && openGrammars(grammars, languages.names)
    return createHighlighter({ ...languages, ofSite, onlyTypos: markdown.reads.onlyTypos })
  }
  return {
    highlight: (code, language) => (loaded ??= load()).highlight(code, language),
  }
}
