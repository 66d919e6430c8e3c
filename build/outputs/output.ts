// One output: one file of `dist/` (a page: up to three) and how to make it.
import { hashOf } from '../io/hash.ts'
import type { PageJob } from '../render/pageJob.ts'
import type { InputsToRecord } from '../reuse/inputRecords.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'

export type Output = FileOutput | PageOutput

export type FileOutput = TextOutput | MadeOutput | CopyOutput

interface OneFile {
  readonly path: OutputPath
  /** Identity of everything the content depends on: a file with the key of the last build is kept as it is. */
  readonly key: string
}

/** A file whose content is known already. */
export interface TextOutput extends OneFile {
  readonly type: 'text'
  readonly text: string
}

/** A file that is made only when its key is new. */
export interface MadeOutput extends OneFile {
  readonly type: 'made'
  readonly make: () => Promise<string | Uint8Array>
}

/** A copy of `file` (absolute); its key is the hash of the content. */
export interface CopyOutput extends OneFile {
  readonly type: 'copy'
  readonly file: string
}

/** A page: its document, its data for the browser, and its Markdown. */
export interface PageOutput {
  readonly type: 'route'
  readonly html: OutputPath
  readonly json: OutputPath | null
  readonly key: string
  readonly markdown: Omit<CopyOutput, 'type'> | null
  readonly source: SourcePath | null
  /** What the page is rendered from; called only when it is rendered. */
  readonly job: () => PageJob
  /** What `explain` shows about the page; called only when it is rendered. */
  readonly record: () => Omit<InputsToRecord, 'id' | 'isNew'>
}

/** Path below `dist/` → hash and size of the file. */
export type EmittedFiles = ReadonlyMap<OutputPath, { readonly hash: string; readonly size: number }>

export const textOutput = (path: OutputPath, text: string): TextOutput => ({
  type: 'text',
  path,
  key: hashOf(text),
  text,
})
