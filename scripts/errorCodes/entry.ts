// One error code in the reference: why it is reported, what to do, and a site that has the problem.
import type { DiagnosticCode } from '../../build/model/rules.ts'

export interface ErrorCodeEntry {
  readonly cause: string
  readonly fix: string
  /** Options that change the severity, beside `checks`. */
  readonly option?: string
  /** The files that cause the problem; null if files cannot cause it. */
  readonly example: Example | null
}

export interface Example {
  /** Path to content. The first file is shown, and the others if `shown` names them. */
  readonly files: Readonly<Record<string, string>>
  readonly shown?: readonly string[]
  /** Language of the shown files; default: from their names. */
  readonly language?: string
  /** Files in place of those with the problem. */
  readonly correct?: Readonly<Record<string, string>>
  /** Name of the site that the files are in. Files of one name share a site. Default: `content`. */
  readonly site?: string
}

export interface ErrorCodeGroup {
  readonly title: string
  /** Last part of the URL of its page. */
  readonly slug: string
  readonly intro: string
  readonly codes: Readonly<Partial<Record<DiagnosticCode, ErrorCodeEntry>>>
}

/** Lines of a file. */
export const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

/** A document with a title. */
export const doc = (title: string, ...body: readonly string[]): string => lines(`# ${title}`, '', ...body)
