// Every kind of value that the store keeps, with the parts of its key and the type of the value. No other
// file makes keys.
// The room `reuse` has three words:
// - A KEY is a hash of everything that a value depends on: files by the hash of their content, other values
//   by their keys, code by the hash of the engine (or by a number in the name of the kind, raised by hand).
//   So a value that is found under its key is right. Nothing is ever invalidated.
// - The STORE keeps values by key: parsed pages, image sizes, pieces of the search index (store.ts, this
//   file).
// - The LAST BUILD is a record of what is in the output folder: each file with the key that it was made from,
//   and the keys of the build itself (lastBuild.ts). An output whose key is the same is not made again.
// A build has two keys (buildKey.ts). The build key covers everything: when it is that of the last build,
// there is nothing to do.
// The structure key (structureKey.ts) covers everything but the words of the pages: when it is that of the
// last build, pages whose own file is the same are unchanged (unchangedPages.ts).
import { hashOf } from '../io/hash.ts'
import type { KeptLinks } from '../link/keptLinks.ts'
import type { FileSyntax } from '../markdown/feature.ts'
import type { UnifiedTree } from '../markdown/unified/treeParser.ts'
import type { ComponentLinks } from '../model/componentLinks.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { ImageResult } from '../model/imageFacts.ts'
import type { InputRecord, PageRecord } from '../model/inputRecord.ts'
import type {
  Body,
  DiagramFailure,
  ExternalLink,
  PageFacts,
  SectionText,
  ShelfFacts,
  ShelfHead,
} from '../model/page.ts'
import { contentPart } from '../model/pageKey.ts'
import type { PublishedText } from '../model/publishedText.ts'
import type { RenderedPage } from '../model/renderedPage.ts'
import type {
  BlockSummary,
  BlockTerms,
  IndexedPages,
  IndexRecord,
  PageResult,
  PageTexts,
} from '../model/searchBlocks.ts'
import type { Commit } from '../model/site.ts'
import type { OwnPages, SiteRecord, TextList } from '../render/siteRecord.ts'
import type { AgentFacts } from '../rules/agents/agentFacts.ts'
import type { DocumentFacts } from '../rules/outputRule.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'
import type { SidebarData } from '../shared/routeData.ts'

declare const valueType: unique symbol

/** The key of a stored value of type `T`. Only `storeKey` makes one. */
export type StoreKey<T> = string & { readonly [valueType]: T }

/**
 * The `bodyKey` of a page: one key for the three values that parsing leaves. `markdownKey` covers what
 * decides how Markdown is read. Both hashes are part of the key as they are: hashing them once more took 30
 * ms of a build of 5,000 pages.
 */
export const pageBodyOf = (parts: {
  readonly markdownKey: string
  readonly syntax: FileSyntax
  readonly content: string
}): string => `${parts.syntax}:${parts.markdownKey}:${parts.content}`

/** The `bodyKey` of a text that depends on its context, by the key of the text alone. */
export const filledBodyOf = (body: string, answers: string): string => `${body}:${hashOf(answers)}`

/** The `bodyKey` of a file that is shown as code; `fence` is its fence line. */
export const codeBodyOf = (parts: {
  readonly markdownKey: string
  readonly text: string
  readonly fence: string
}): string => `file:${hashOf(parts.markdownKey, parts.text, parts.fence)}`

/** Translations among some pairs of files that are behind their originals, by the hash of these pairs. */
export const behindKey = (pairs: string): StoreKey<readonly SourcePath[]> => storeKey('behind', pairs)

/** What is wrong with a diagram, by the version of mermaid and the text. */
export const diagramKey = (
  version: string,
  text: string,
): StoreKey<{ readonly failure: DiagramFailure | null }> => storeKey('diagram', hashOf(version, text))

/** The parsed body of a page, by its `bodyKey`. */
export const pageFactsKey = (page: string): StoreKey<PageFacts> => storeKey('pageFacts', page)
export const pageBodyKey = (page: string): StoreKey<Body> => storeKey('pageBody', page)
export const pageSectionsKey = (page: string): StoreKey<readonly SectionText[]> =>
  storeKey('pageSections', page)

/** Findings of a page that only `check` reports; missing where there are none. */
export const pageHintsKey = (page: string): StoreKey<readonly LocalDiagnostic[]> =>
  storeKey('pageHints', page)

/** Links of a page to other sites, which only `check --external` reads; missing where there are none. */
export const pageExternalKey = (page: string): StoreKey<readonly ExternalLink[]> =>
  storeKey('pageExternal', page)

/** Facts of about 250 pages, by the hash of their `bodyKey`s: what every build reads, and the rest. */
export const shelfHeadKey = (pages: string): StoreKey<ShelfHead> => storeKey('shelfHead', pages)
export const shelfFactsKey = (pages: string): StoreKey<ShelfFacts> => storeKey('shelfFacts', pages)

/** The tree that plugins of unified left of a page. */
export const pageTreeKey = (page: string): StoreKey<UnifiedTree> => storeKey('pageTree', page)

/** The `bodyKey` of a page with the same text, whose plugins did not ask for its path. */
export const equalPageKey = (text: string): StoreKey<string> => storeKey('equalPage', text)

/** The rendered content of a page with code. `data` is the page's route data as JSON. */
export const renderedPageKey = (parts: {
  readonly engine: string
  readonly bundle: string
  readonly module: string
  readonly site: string
  readonly data: string
  readonly source: string
}): StoreKey<RenderedPage> => {
  const { engine, bundle, module, site, data, source } = parts
  return storeKey('renderedPage', hashOf(engine, bundle, module, site, data, source))
}

/** Links of a group of pages that other groups can break, by the key of the group (groupKeys.ts). */
export const groupLinksKey = (group: string): StoreKey<KeptLinks> => storeKey('groupLinks', group)

/** The plan of a group of pages (groupPlans.ts): a value that its kind of content reads. */
export const groupPlanKey = (group: string): StoreKey<unknown> => storeKey('groupPlan', group)

/** Size, placeholder and problems of an image file. `previews`: whether it has a placeholder. */
export const imageKey = (content: string, previews: boolean): StoreKey<ImageResult> =>
  storeKey(previews ? 'image.4' : 'imageSize.2', content)

export const publishedKey = (content: string, name: string): StoreKey<PublishedText> =>
  storeKey('published.3', hashOf(content, name))

/** Why a font file cannot be used; null when it can. */
export const fontProblemKey = (content: string): StoreKey<{ readonly reason: string | null }> =>
  storeKey('fontProblem.1', content)

/** Last and first commit of the files in `folder`; `prefix` is the site's folder in the repository. */
export const commitsKey = (parts: {
  readonly head: string
  readonly prefix: string
  readonly folder: string
}): StoreKey<readonly (readonly [SourcePath, Commit])[]> =>
  storeKey('commits.2', parts.head, parts.prefix, parts.folder)

/**
 * Search: what a block of pages adds to the index. `block` is the hash of the engine and of the texts of its
 * pages.
 */
export const searchTextsKey = (block: string): StoreKey<readonly PageTexts[]> =>
  storeKey('searchTexts', block)
export const searchBlockKey = (block: string): StoreKey<BlockSummary> => storeKey('searchBlock', block)
export const searchRecordsKey = (block: string): StoreKey<readonly PageResult[]> =>
  storeKey('searchRecords', block)
/** The block of pages whose texts have this identity. */
export const searchJobKey = (pages: string): StoreKey<{ readonly block: string }> =>
  storeKey('searchJob', pages)
/** The terms of one bucket, by the hash of their own JSON: blocks with equal terms share them. */
export const searchTermsKey = (content: string): StoreKey<BlockTerms> => storeKey('searchTerms', content)
/** The pages of a block, by the hash of their own JSON. */
export const searchPagesKey = (content: string): StoreKey<IndexedPages> => storeKey('searchPages', content)
/** Names of the index files that are made from `parts` (the hash of blocks or buckets), with their labels. */
export const searchFilesKey = (
  parts: string,
): StoreKey<readonly (readonly [label: string, name: string])[]> => storeKey('searchFiles', parts)

/**
 * Records, the only values (with `askedKey`) that may change under their keys: what the theme, the data of a
 * language, one page and one search index were last made from. Each contains the key or hash of what was
 * made, so that a reader can tell an old record.
 */
export const inputRecordKey = (parts: {
  readonly folder: string
  readonly name: string
}): StoreKey<InputRecord> => storeKey('inputRecord', parts.folder, parts.name)
export const pageRecordKey = (parts: {
  readonly folder: string
  readonly html: string
}): StoreKey<PageRecord> => storeKey('pageRecord.1', parts.folder, parts.html)
export const searchIndexKey = (parts: {
  readonly folder: string
  readonly manifest: string
}): StoreKey<IndexRecord> => storeKey('searchIndex.1', parts.folder, parts.manifest)

/** What the components of a page lead to, by the key of its output. */
export const componentLinksKey = (page: string): StoreKey<ComponentLinks> =>
  storeKey('componentLinks', contentPart(page))

/** What the checks for agents find in a page, by the key of its output. */
export const agentFactsKey = (page: string): StoreKey<AgentFacts> => storeKey('agentFacts', page)

/** What rules about the output look at in a page, by the key of its output. */
export const documentFactsKey = (page: string): StoreKey<DocumentFacts> => storeKey('documentFacts', page)

/** Elements that load style sheets and scripts, by the second part of a page's key (model/pageKey.ts). */
export const pageFilesKey = (files: string): StoreKey<string> => storeKey('pageFiles', files)

/**
 * Data with which pages of a site with this structure key are rendered. Each sidebar is a separate value, as
 * are the pages of each bucket, the list of the pages in each `llms-full.txt`, and the ids that links lead
 * to.
 */
export const siteRecordKey = (structure: string): StoreKey<SiteRecord> => storeKey('site.1', structure)
export const siteTextsKey = (parts: {
  readonly structure: string
  readonly file: OutputPath
}): StoreKey<TextList> => storeKey('siteTexts', parts.structure, parts.file)
export const siteIdsKey = (structure: string): StoreKey<{ readonly ids: string | null }> =>
  storeKey('siteIds', structure)
export const sitePagesKey = (parts: {
  readonly structure: string
  readonly bucket: number
}): StoreKey<OwnPages> => storeKey('sitePages', parts.structure, `${parts.bucket}`)
export const siteSidebarKey = (parts: {
  readonly structure: string
  readonly sidebar: string
}): StoreKey<SidebarData> => storeKey('siteSidebar', parts.structure, parts.sidebar)

/**
 * What texts ask of their context, by the key of each text alone: those of the last build. `terms`: the words
 * of the glossary.
 */
export const askedKey = (
  markdownKey: string,
  terms: string,
): StoreKey<readonly (readonly [body: string, asked: readonly string[]])[]> =>
  storeKey('asked', markdownKey, terms)

/** Longer keys are replaced by their hash: shards and servers name values by them. */
const maxLength = 600

/**
 * Lengths before the parts keep different lists of parts apart: `('a', 'bc')` and `('ab', 'c')` are two keys.
 */
export function storeKey<T>(kind: string, ...parts: readonly string[]): StoreKey<T> {
  let key = kind
  for (const part of parts) key += `/${part.length}:${part}`
  return (key.length <= maxLength ? key : `${kind}#${hashOf(kind, ...parts)}`) as StoreKey<T>
}

/**
 * All that parsing leaves of a file, by its `bodyKey`. Values are written in this order: a process that is
 * killed leaves no facts without what belongs to them.
 */
export const parsedKeys = (page: string): readonly StoreKey<unknown>[] => [
  pageBodyKey(page),
  pageSectionsKey(page),
  pageTreeKey(page),
  pageHintsKey(page),
  pageExternalKey(page),
  pageFactsKey(page),
]
