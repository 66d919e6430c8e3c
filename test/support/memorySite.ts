// A site in memory: takes files, returns routes and problems. No disk, no React.
import { createRequire } from 'node:module'
import { load } from 'js-yaml'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import { postJobs } from '../../build/kinds/blog/postJobs.ts'
import { checkLinks } from '../../build/link/checkLinks.ts'
import { indexLinks, type LinkIndex } from '../../build/link/linkIndex.ts'
import { createHighlighter } from '../../build/markdown/highlight.ts'
import type { KnownComponents } from '../../build/markdown/mdx/components.ts'
import { createPageParser } from '../../build/markdown/parsePage.ts'
import { type Diagnostic, inFile, type Problem } from '../../build/model/diagnostics.ts'
import { judge } from '../../build/model/judge.ts'
import type { PageFacts } from '../../build/model/page.ts'
import type { MarkdownConfig } from '../../build/model/project.ts'
import type { Site, SiteInput } from '../../build/model/site.ts'
import { planSite } from '../../build/plan/planSite.ts'
import { withWords } from '../../build/read/postText.ts'
import { openLint } from '../../build/rules/lintPage.ts'
import { type SourcePath, sourcePath } from '../../build/shared/paths.ts'

const require = createRequire(import.meta.url)

/** The parser of a site. `markdown` has the form of the configuration key, `config` that of the others. */
/** `known`: components of the site; `settings`: those of known plugins. */
export function parserFor(
  markdown: object = {},
  config: object = {},
  {
    settings = {},
    ...known
  }: Partial<KnownComponents> & { readonly settings?: Partial<MarkdownConfig> } = {},
) {
  const read = readConfig({ contentDir: '', markdown, ...config }, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return createPageParser({
    highlighter: createHighlighter({
      core: require('highlight.js/lib/core'),
      names: ['bash', 'diff', 'javascript', 'json', 'markdown', 'typescript', 'xml'],
      load: (name) => require(`highlight.js/lib/languages/${name}`),
    }),
    markdown: { ...read.config.markdown, ...settings },
    knownComponents: { any: false, replaced: new Set(), ...known },
    lint: openLint(read.config.markdown.rules),
    renderMath: (source, display) =>
      require('katex').renderToString(source, { displayMode: display, output: 'mathml', throwOnError: true }),
  })
}

export const parser = parserFor()

export interface MemorySite {
  readonly site: Site
  readonly input: SiteInput
  readonly index: LinkIndex
  readonly problems: readonly Problem[]
  /** URLs of all routes that come from files. */
  readonly paths: readonly string[]
}

/** `files`: path → content; JSON files are read as data. `config` has the form of site.config. */
export function memorySite(files: Readonly<Record<string, string>>, config: object = {}): MemorySite {
  const read = readConfig(
    { contentDir: '', ...config },
    { hasFolder: (path) => Object.keys(files).some((file) => file.startsWith(`${path}/`)) },
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const pages = new Map<SourcePath, PageFacts>()
  const data = new Map<SourcePath, unknown>()
  const diagnostics: Diagnostic[] = []
  for (const [path, content] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const source = sourcePath(path)
    if (path.endsWith('.json')) data.set(source, JSON.parse(content))
    if (/\.ya?ml$/.test(path)) data.set(source, load(content))
    if (!/\.mdx?$/.test(path)) continue
    const syntax = path.endsWith('.mdx') ? 'mdx' : 'auto'
    const post = postJobs(read.config)(path)
    const facts = withWords(parser.page(content, syntax).facts, content, {
      ...{ source, syntax },
      ...(post ? { post } : {}),
    })
    pages.set(source, { ...facts, bodyKey: path, structureKey: path })
    diagnostics.push(...facts.diagnostics.map((found) => inFile(source, found)))
  }
  const input: SiteInput = {
    config: read.config,
    configFile: null,
    pages,
    files: new Set(Object.keys(files).map(sourcePath)),
    data,
    history: null,
    messages: new Map(),
    mermaid: null,
  }
  const site = planSite(input)
  const index = indexLinks(site, input)
  const links = checkLinks(site, index, [])
  const problems = judge([...diagnostics, ...site.diagnostics, ...links.diagnostics], read.config.checks)
  return {
    site,
    input,
    index,
    problems,
    paths: site.routes.filter(({ type }) => type !== 'notFound' && type !== 'search').map(({ path }) => path),
  }
}
