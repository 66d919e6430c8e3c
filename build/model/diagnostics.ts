// Problems in content and configuration are values: stages find them, `judge` gives them a severity, main.ts
// prints them.
import type { SourcePath } from '../shared/paths.ts'
import { type DiagnosticCode, isFailure, type Severity, type StopCode } from './rules.ts'
import type { Subject } from './subjects.ts'

/** A severity for one finding, where its own option asks for another than the kind has. `checks` wins. */
export interface WithSeverity {
  readonly severity?: Severity
}

/** Replaces the text between two places of one file, counted from 1. The end is the first character after. */
export interface TextEdit {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly text: string
  /** What must be there now, where the place can be wrong. */
  readonly old?: string
  /** Other fixes may insert a text at the same place. */
  readonly joins?: true
}

export interface Fix {
  readonly edits: readonly TextEdit[]
  /** Whether the page stays as it is, or a link gets the only target that it can mean. */
  readonly isSafe: boolean
  /** The file to change, where it is not the one with the problem. */
  readonly file?: SourcePath
}

/** A problem inside one file; `line` and `column` count from 1, 0 means the file as a whole. */
export interface LocalDiagnostic extends WithSeverity {
  readonly code: DiagnosticCode
  /** A second check that the same finding fails. It is reported once, under the check that is more severe. */
  readonly also?: DiagnosticCode
  readonly line: number
  readonly column: number
  /** Full sentences: what happened and why. */
  readonly message: string
  /** How to fix it, or null if the message is enough. */
  readonly hint: string | null
  /** For a value that was read without its position: searched for in this order, strings as whole words. */
  readonly find?: readonly (string | RegExp)[]
  /** The key of the value that `find` begins with, such as `themeConfig.navbar.items[2]`. */
  readonly path?: string
  /** The link on the page that is broken, as the page has it: `watch` marks it. */
  readonly href?: string
  /** The host that a script comes from: the configuration may allow it. */
  readonly origin?: string
  /** Names a text that looks like a secret: the configuration may allow it. */
  readonly fingerprint?: string
  /** What is not known while this is an error. */
  readonly hides?: readonly Subject[]
  /** What the finding is about: it is not reported while another error hides one of these. */
  readonly about?: readonly Subject[]
  /** The problem itself, if the message differs between the languages that show the same file. */
  readonly subject?: string
  /** Changes of the file that correct the problem. */
  readonly fix?: Fix
  /** The language of the page, where languages have different checks. Unset: all that can show the file. */
  readonly locale?: string
}

export interface Diagnostic extends LocalDiagnostic {
  /** Null when the problem belongs to no single file. */
  readonly file: SourcePath | null
}

export interface Problem extends Diagnostic {
  readonly severity: Severity
  /** An error that is not reported, because it follows from this one, prevents writing. */
  readonly prevents?: true
}

export type Checks = Readonly<Partial<Record<Exclude<DiagnosticCode, StopCode>, Severity | 'off'>>>

/** Other severities for files of these patterns. */
export interface CheckOverride {
  readonly files: readonly string[]
  readonly checks: Checks
}

/** The checks of the languages that a problem concerns. */
export type ChecksOf = (found: Diagnostic) => readonly Checks[]

/** Whether a site is better not published. A page that failed shows a notice in its place. */
export const preventsWriting = (problems: readonly Problem[]): boolean =>
  problems.some(
    ({ severity, code, prevents }) => severity === 'error' && (prevents === true || !isFailure(code)),
  )

export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some((p) => p.severity === 'error')

/** `content/docs/cli.md:12:34`, the file alone without a line, null without a file. */
export const formatLocation = ({
  file,
  line,
  column,
}: Pick<Diagnostic, 'file' | 'line' | 'column'>): string | null =>
  file && [file, line || null, line ? column || null : null].filter((part) => part !== null).join(':')

export const inFile = (file: SourcePath, found: LocalDiagnostic): Diagnostic => ({ ...found, file })
