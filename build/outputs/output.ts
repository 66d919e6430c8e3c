// One output: one file of `dist/` (a page: up to three) and how to make it.
import { hashOf } from '../io/hash.ts'
import type { BlockSummary } from '../model/searchBlocks.ts'
import type { SourceFiles } from '../model/sourceFiles.ts'
import type { ThemeText } from '../model/themePage.ts'
import type { PageJob, TextJob, TextResult } from '../render/pageJob.ts'
import type { InputsToRecord } from '../reuse/inputRecords.ts'
import type { Store } from '../reuse/store.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'
import type { IndexJob } from './search/searchBlocks.ts'

export type Output = FileOutput | PageOutput | LaterOutput | LastOutput

export type FileOutput = TextOutput | MadeOutput | CopyOutput

/** What the file comes from, for messages about its path. */
interface Origin {
  readonly source?: SourcePath | null
  /** The part of the site that adds it, with its option; `outputs/index.ts` sets it. */
  readonly by?: string | undefined
}

interface OneFile extends Origin {
  readonly path: OutputPath
  /**
   * Identity of everything the content depends on: a file with the key of the last build is kept as it is.
   */
  readonly key: string
}

/** A file whose content is known already. */
export interface TextOutput extends OneFile {
  readonly type: 'text'
  readonly text: string
}

/** A file that is made only when its key is new. Rejects when it cannot be made; the build then stops. */
export interface MadeOutput extends OneFile {
  readonly type: 'made'
  readonly make: (tools: MakeTools) => Promise<string | Uint8Array>
}

/** A copy of `file` (absolute); its key is the hash of the content. */
export interface CopyOutput extends OneFile {
  readonly type: 'copy'
  readonly file: string
}

/** A page: its document, its data for the browser, and its Markdown. */
export interface PageOutput extends Pick<Origin, 'by'> {
  readonly type: 'page'
  readonly html: OutputPath
  readonly json: OutputPath | null
  readonly key: string
  /** Elements of the document that load style sheets and scripts, and are not part of its content. */
  readonly files?: string
  /** Null for pages without Markdown. */
  readonly markdown: OutputPath | null
  readonly source: SourcePath | null
  /** The input of the page. Called only when it is rendered. */
  readonly job: () => PageJob
  /** The facts for `explain`. Called only when the page is rendered. */
  readonly record: () => Omit<InputsToRecord, 'id' | 'published'>
}

/**
 * Files of slow work, which begins at once and continues while pages are rendered. They are written after all
 * the others.
 */
export interface LaterOutput extends Pick<Origin, 'by'> {
  readonly type: 'later'
  /** Those of its paths that are known before. Without them, `check` does the work to know them. */
  readonly paths?: readonly OutputPath[]
  readonly begin: (tools: MakeTools) => Promise<Iterable<FileOutput>>
}

/** Files that are made from the hashes of all other files. */
export interface LastOutput extends Pick<Origin, 'by'> {
  readonly type: 'last'
  /** Those of its paths that are known before. */
  readonly paths?: readonly OutputPath[]
  /** `read` returns the text of a file that is written already. */
  readonly make: (files: EmittedFiles, read: ReadEmitted) => Iterable<FileOutput>
}

/** Path below `dist/` → hash and size of the file. */
export type EmittedFiles = ReadonlyMap<OutputPath, WrittenFile>

export interface WrittenFile {
  readonly hash: string
  /** Bytes. */
  readonly size: number
}

/** The files that are asked for by their paths. */
export type FoundFiles = Pick<EmittedFiles, 'get'>

export type ReadEmitted = (path: OutputPath) => string

/** The arguments of functions that make a file. */
export interface MakeTools {
  readonly cacheFolder: string
  /** The output folder. It has the files of the last build. */
  readonly outDir: string
  readonly store: Store
  /** Renders the whole content of a page as plain HTML. */
  readonly renderText: (job: TextJob, locale: string) => Promise<TextResult>
  /** The JSON of a text for the theme of the site. */
  readonly themeText: (text: ThemeText) => Promise<string>
  /** Indexes blocks of pages for the search; the store has the results afterwards. */
  readonly indexPages: (jobs: readonly IndexJob[]) => Promise<readonly BlockSummary[]>
  /** A file of the cache that another machine has made, by its path there; null where there is none. */
  readonly keptFile?: ((path: string) => Promise<Uint8Array | null>) | undefined
}

export const textOutput = (path: OutputPath, text: string): TextOutput => ({
  type: 'text',
  path,
  key: hashOf(text),
  text,
})

/** A file of the site at another path. */
export const copyOutput = (
  path: OutputPath,
  source: SourcePath,
  { hashOf, pathOf }: SourceFiles,
): CopyOutput => ({ type: 'copy', path, key: hashOf(source), file: pathOf(source), source })
