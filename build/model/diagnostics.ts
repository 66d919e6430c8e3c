// The list of all rules, and the problems that they find. Problems in content and configuration are values:
// stages find them, `judge` gives them a severity, main.ts prints them.
import type { SourcePath } from '../shared/paths.ts'
import type { Subject } from './subjects.ts'

export type Severity = 'error' | 'warning' | 'info' | 'hint'

/** The value of a check in the configuration, in Docusaurus's words. */
export type Reporting = 'ignore' | 'log' | 'warn' | 'throw'

/**
 * How severe a rule is by default. `stop`: an error that no configuration lowers, because a build would
 * publish nothing or lose a page. `failure`: a part of the site fails, and the rest is written, with a notice
 * in place of a page.
 */
type Level = Severity | 'off' | 'stop' | 'failure'

/** What a rule looks at: one Markdown file, the whole site, what the build writes, or the history of git. */
type View = 'page' | 'site' | 'output' | 'history'

interface Row<V extends View, L extends Level> {
  readonly looksAt: V
  readonly level: L
}

/** A rule with a file of its own in build/rules/. All others are found where the build has their data. */
interface OwnRow<V extends View, L extends Level> extends Row<V, L> {
  readonly hasFile: true
}

const page = <L extends Level>(level: L): Row<'page', L> => ({ looksAt: 'page', level })
const site = <L extends Level>(level: L): Row<'site', L> => ({ looksAt: 'site', level })
const output = <L extends Level>(level: L): Row<'output', L> => ({ looksAt: 'output', level })
const history = <L extends Level>(level: L): Row<'history', L> => ({ looksAt: 'history', level })
const ownPage = <L extends Level>(level: L): OwnRow<'page', L> => ({ ...page(level), hasFile: true })
const ownSite = <L extends Level>(level: L): OwnRow<'site', L> => ({ ...site(level), hasFile: true })

/**
 * Every rule, with what it looks at and how severe it is unless the configuration says otherwise. Rules with
 * a file of their own come last.
 */
const rules = {
  usage: site('stop'),
  configuration: site('stop'),
  buildStopped: site('stop'),
  missingPath: site('stop'),
  missingStaticFolder: site('warning'),
  emptySite: site('stop'),
  brokenLink: site('error'),
  brokenHtmlLink: site('error'),
  brokenAnchor: site('error'),
  brokenHtmlAnchor: site('error'),
  brokenMarkdownLink: site('warning'),
  missingAsset: site('error'),
  missingHtmlImage: site('error'),
  missingSiteFile: site('error'),
  unreadableImage: site('error'),
  scriptInImage: site('warning'),
  unreadableFont: site('error'),
  unsafeLink: page('error'),
  untrustedCode: site('warning'),
  privateFile: site('error'),
  publishedSecret: page('warning'),
  shadowedDocument: page('error'),
  eventHandler: page('warning'),
  blockedScript: output('warning'),
  duplicateRoute: site('warning'),
  escapeWithoutReason: page('error'),
  unusedEscape: page('warning'),
  frontMatterSyntax: page('error'),
  frontMatterType: page('error'),
  frontMatterUnknownKey: page('warning'),
  duplicateId: site('error'),
  duplicateHeadingId: page('warning'),
  invalidId: site('error'),
  invalidSlug: site('error'),
  invalidEncoding: page('error'),
  fileTooLarge: page('error'),
  nestingTooDeep: page('warning'),
  parseFailed: page('error'),
  markdownPlugin: page('error'),
  unreadableFile: page('error'),
  skippedFile: site('warning'),
  unclosedAdmonition: page('warning'),
  unknownDirective: page('warning'),
  unclosedTag: page('error'),
  unclosedHtml: page('warning'),
  strayBrace: page('error'),
  strayLessThan: page('error'),
  moduleSyntax: page('error'),
  unknownComponent: page('error'),
  unknownName: page('error'),
  tagShownAsText: page('warning'),
  componentUse: page('error'),
  missingInclude: site('error'),
  includeCycle: site('error'),
  outsideFile: site('error'),
  missingModule: site('error'),
  missingPackage: site('warning'),
  formula: page('warning'),
  diagram: page('warning'),
  unknownCodeLanguage: page('warning'),
  unclosedFence: page('warning'),
  codeTooLargeToHighlight: page('warning'),
  categoryFile: site('error'),
  sidebarFile: site('error'),
  sidebarItem: site('error'),
  versionsFile: site('error'),
  translationFile: site('error'),
  orphanedTranslation: site('warning'),
  tagsFile: site('error'),
  inlineTag: page('warning'),
  authorsFile: site('error'),
  unknownAuthor: site('error'),
  inlineAuthor: page('warning'),
  untruncatedPost: site('warning'),
  missingDate: site('warning'),
  redirect: site('error'),
  redirectHidesPage: site('error'),
  manyRedirects: site('warning'),
  frontMatterHook: site('error'),
  unknownSidebar: site('error'),
  unknownDocId: site('error'),
  pageFailed: output('failure'),
  pluginFailed: output('failure'),
  pluginUnmapped: site('warning'),
  bundleFailed: output('stop'),
  reservedOutput: output('stop'),
  similarOutput: output('warning'),
  appIcon: output('warning'),
  styleSyntax: output('warning'),
  shallowClone: history('info'),
  unusedComponent: output('info'),
  styleHost: output('info'),
  connectHost: output('info'),
  emptyHeading: ownPage('warning'),
  emptyLink: ownPage('warning'),
  reversedLink: ownPage('warning'),
  headingWithoutSpace: ownPage('warning'),
  unknownReference: ownPage('warning'),
  unknownFootnote: ownPage('warning'),
  skippedHeadingLevel: ownPage('hint'),
  severalTitles: ownPage('hint'),
  vagueLinkText: ownPage('hint'),
  missingAlt: ownPage('hint'),
  tableWithoutHeader: ownPage('hint'),
  unclosedElement: ownPage('hint'),
  unicodeForm: ownPage('hint'),
  duplicateHeading: ownPage('off'),
  emphasisAsHeading: ownPage('off'),
  bareUrl: ownPage('off'),
  missingCodeLanguage: ownPage('off'),
  fenceStyle: ownPage('off'),
  listMarkers: ownPage('off'),
  trailingSpaces: ownPage('off'),
  duplicateTitle: ownSite('hint'),
  duplicateDescription: ownSite('hint'),
  unreachedPage: ownSite('hint'),
  hugeImage: ownSite('hint'),
} as const satisfies Record<string, Row<View, Level>>

type Rules = typeof rules

export type DiagnosticCode = keyof Rules

/** The codes of errors that stop every build. */
export type StopCode = {
  [C in DiagnosticCode]: Rules[C] extends Row<View, 'stop'> ? C : never
}[DiagnosticCode]

/** The codes of rules with a file of their own, which look at one page. */
export type PageRuleCode = {
  [C in DiagnosticCode]: Rules[C] extends OwnRow<'page', Level> ? C : never
}[DiagnosticCode]

/** The codes of rules with a file of their own, which look at the whole site. */
export type SiteRuleCode = {
  [C in DiagnosticCode]: Rules[C] extends OwnRow<'site', Level> ? C : never
}[DiagnosticCode]

const severityOf = (level: Level): Severity | 'off' =>
  level === 'stop' || level === 'failure' ? 'error' : level

export const defaultSeverities = Object.fromEntries(
  Object.entries(rules).map(([code, { level }]) => [code, severityOf(level)]),
) as Readonly<Record<DiagnosticCode, Severity | 'off'>>

/** Whether the configuration may give the problem another severity. */
export const canBeLowered = (code: DiagnosticCode): boolean => rules[code].level !== 'stop'

/** The codes of rules with a file of their own. */
export const ownRules = <V extends keyof OwnCodes>(view: V): readonly OwnCodes[V][] =>
  (Object.keys(rules) as DiagnosticCode[]).filter(
    (code) => 'hasFile' in rules[code] && rules[code].looksAt === view,
  ) as OwnCodes[V][]

interface OwnCodes {
  readonly page: PageRuleCode
  readonly site: SiteRuleCode
}

export const viewOf = (code: DiagnosticCode): View => rules[code].looksAt

export const isRule = (code: string): code is DiagnosticCode => Object.hasOwn(rules, code)

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
}

export interface Fix {
  readonly edits: readonly TextEdit[]
  /** Whether the page stays as it is, or a link gets the only target that it can mean. */
  readonly isSafe: boolean
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
    ({ severity, code, prevents }) =>
      severity === 'error' && (prevents === true || rules[code].level !== 'failure'),
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
