// Problems in content and configuration are values. Stages find them; `judge` gives them a severity; main.ts
// prints.
import type { SourcePath } from '../shared/paths.ts'
import type { Subject } from './subjects.ts'

export type Severity = 'error' | 'warning' | 'info'

/** The value of a check in the configuration, in Docusaurus's words. */
export type Reporting = 'ignore' | 'log' | 'warn' | 'throw'

/** An error that no configuration lowers: a build would end well, and publish nothing or lose a page. */
interface Stop {
  readonly stops: 'the build'
}

const stop: Stop = { stops: 'the build' }

/** A part of the site that fails: the rest is written, with a notice in place of a page. */
interface Failure {
  readonly stops: 'one part'
}

const failure: Failure = { stops: 'one part' }

/**
 * Every kind of problem, with the severity it has unless the configuration says otherwise. The configuration
 * cannot lower one that stops the build.
 */
const kinds = {
  usage: stop,
  configuration: stop,
  buildStopped: stop,
  missingPath: stop,
  missingStaticFolder: 'warning',
  emptySite: stop,
  brokenLink: 'error',
  brokenHtmlLink: 'error',
  brokenAnchor: 'error',
  brokenHtmlAnchor: 'error',
  brokenMarkdownLink: 'warning',
  missingAsset: 'error',
  missingHtmlImage: 'error',
  missingSiteFile: 'error',
  unreadableImage: 'error',
  scriptInImage: 'warning',
  unreadableFont: 'error',
  unsafeLink: 'error',
  untrustedCode: 'warning',
  privateFile: 'error',
  publishedSecret: 'warning',
  shadowedDocument: 'error',
  eventHandler: 'warning',
  blockedScript: 'warning',
  duplicateRoute: 'warning',
  escapeWithoutReason: 'error',
  unusedEscape: 'warning',
  frontMatterSyntax: 'error',
  frontMatterType: 'error',
  frontMatterUnknownKey: 'warning',
  duplicateId: 'error',
  duplicateHeadingId: 'warning',
  invalidId: 'error',
  invalidSlug: 'error',
  invalidEncoding: 'error',
  fileTooLarge: 'error',
  nestingTooDeep: 'warning',
  parseFailed: 'error',
  markdownPlugin: 'error',
  unreadableFile: 'error',
  skippedFile: 'warning',
  unclosedAdmonition: 'warning',
  unknownDirective: 'warning',
  unclosedTag: 'error',
  unclosedHtml: 'warning',
  strayBrace: 'error',
  strayLessThan: 'error',
  moduleSyntax: 'error',
  unknownComponent: 'error',
  unknownName: 'error',
  tagShownAsText: 'warning',
  componentUse: 'error',
  missingInclude: 'error',
  includeCycle: 'error',
  outsideFile: 'error',
  missingModule: 'error',
  missingPackage: 'warning',
  formula: 'warning',
  diagram: 'warning',
  unknownCodeLanguage: 'warning',
  unclosedFence: 'warning',
  codeTooLargeToHighlight: 'warning',
  categoryFile: 'error',
  sidebarFile: 'error',
  sidebarItem: 'error',
  versionsFile: 'error',
  translationFile: 'error',
  orphanedTranslation: 'warning',
  tagsFile: 'error',
  inlineTag: 'warning',
  authorsFile: 'error',
  unknownAuthor: 'error',
  inlineAuthor: 'warning',
  untruncatedPost: 'warning',
  missingDate: 'warning',
  redirect: 'error',
  redirectHidesPage: 'error',
  manyRedirects: 'warning',
  frontMatterHook: 'error',
  unknownSidebar: 'error',
  unknownDocId: 'error',
  pageFailed: failure,
  pluginFailed: failure,
  pluginUnmapped: 'warning',
  bundleFailed: stop,
  reservedOutput: stop,
  similarOutput: 'warning',
  appIcon: 'warning',
  styleSyntax: 'warning',
  shallowClone: 'info',
  unusedComponent: 'info',
  styleHost: 'info',
  connectHost: 'info',
} as const satisfies Record<string, Severity | Stop | Failure>

export type DiagnosticCode = keyof typeof kinds

/** The codes of errors that stop every build. */
export type StopCode = { [C in DiagnosticCode]: (typeof kinds)[C] extends Stop ? C : never }[DiagnosticCode]

const severityOf = (kind: Severity | Stop | Failure): Severity => (typeof kind === 'string' ? kind : 'error')

export const defaultSeverities = Object.fromEntries(
  Object.entries(kinds).map(([code, kind]) => [code, severityOf(kind)]),
) as Readonly<Record<DiagnosticCode, Severity>>

/** Whether the configuration may give the problem another severity. */
export const canBeLowered = (code: DiagnosticCode): boolean => kinds[code] !== stop

/** A severity for one finding, where its own option asks for another than the kind has. `checks` wins. */
export interface WithSeverity {
  readonly severity?: Severity
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

/** The checks of the languages that a problem concerns. */
export type ChecksOf = (found: Diagnostic) => readonly Checks[]

/** Whether a site is better not published. A page that failed shows a notice in its place. */
export const preventsWriting = (problems: readonly Problem[]): boolean =>
  problems.some(
    ({ severity, code, prevents }) => severity === 'error' && (prevents === true || kinds[code] !== failure),
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
