// The list of all rules: each row has a code, a default severity, and what the rule looks at. The problems
// that rules find are in diagnostics.ts.

export type Severity = 'error' | 'warning' | 'info' | 'hint'

/** The value of a check in the configuration, in Docusaurus's words. */
export type Reporting = 'ignore' | 'log' | 'warn' | 'throw'

/**
 * How severe a rule is by default. `stop`: an error that no configuration lowers, because a build would
 * publish nothing or lose a page. `failure`: a part of the site fails, and the rest is written, with a notice
 * in place of a page.
 */
type Level = Severity | 'off' | 'stop' | 'failure'

/**
 * What a rule looks at: one Markdown file, the whole site, what the build writes, the history of git and the
 * date, other sites, what the code blocks of pages do, or what agents get of the output.
 */
type View = 'page' | 'site' | 'output' | 'history' | 'network' | 'samples' | 'agents'

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
const network = <L extends Level>(level: L): Row<'network', L> => ({ looksAt: 'network', level })
const ownPage = <L extends Level>(level: L): OwnRow<'page', L> => ({ ...page(level), hasFile: true })
const ownDocument = <L extends Level>(level: L) =>
  ({ ...output(level), hasFile: true, of: 'document' }) as const
const ownOutput = <L extends Level>(level: L) => ({ ...output(level), hasFile: true, of: 'all' }) as const
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
  unknownVariable: page('error'),
  wrongCondition: page('error'),
  unclosedTag: page('error'),
  unclosedHtml: page('warning'),
  strayBrace: page('error'),
  strayLessThan: page('error'),
  moduleSyntax: page('error'),
  unknownComponent: page('error'),
  unknownName: page('error'),
  tagShownAsText: page('warning'),
  componentUse: page('error'),
  unknownIcon: page('warning'),
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
  glossaryFile: page('error'),
  inlineTag: page('warning'),
  authorsFile: site('error'),
  unknownAuthor: site('error'),
  inlineAuthor: page('warning'),
  untruncatedPost: site('warning'),
  missingDate: site('warning'),
  redirect: site('error'),
  redirectHidesPage: site('error'),
  manyRedirects: site('warning'),
  redirectChain: site('warning'),
  lostUrl: site('error'),
  lostAnchor: site('error'),
  urlsFile: site('error'),
  deadLink: network('error'),
  deadAnchor: network('warning'),
  movedLink: network('hint'),
  unsureLink: network('info'),
  frontMatterHook: site('error'),
  frontMatterSchema: site('error'),
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
  importedReport: history('hint'),
  vale: history('hint'),
  cspell: history('hint'),
  outdatedTranslation: history('hint'),
  agentCheck: { looksAt: 'agents', level: 'warning' },
  failedSample: { looksAt: 'samples', level: 'error' },
  reviewDue: history('hint'),
  coveredChange: history('hint'),
  reviewField: history('hint'),
  unusedComponent: output('info'),
  styleHost: output('info'),
  connectHost: output('info'),
  mergeConflict: ownPage('error'),
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
  repeatedWord: ownPage('hint'),
  wrongTerm: ownPage('hint'),
  longSentence: ownPage('off'),
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
  colorContrast: ownSite('hint'),
  missingName: ownDocument('off'),
  wrongAria: ownDocument('off'),
  pageLandmarks: ownDocument('off'),
  structuredData: ownDocument('off'),
  blockedResource: ownDocument('off'),
  alternatePages: ownOutput('off'),
  canonicalPage: ownOutput('off'),
  feedFormat: ownOutput('off'),
  pageWeight: ownOutput('off'),
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

/** The codes of rules about a rendered document, and of those about all of them. */
export type DocumentRuleCode = OutputCode<'document'>
export type OutputSiteRuleCode = OutputCode<'all'>

type OutputCode<O extends string> = {
  [C in DiagnosticCode]: Rules[C] extends { readonly of: O } ? C : never
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
  readonly output: DocumentRuleCode | OutputSiteRuleCode
}

/** Whether a check finds something else on another day, or only when it is asked for. */
export const isFleeting = (code: DiagnosticCode): boolean =>
  ['history', 'network', 'samples', 'agents'].includes(rules[code].looksAt)

/** Whether only `test` finds it. */
export const isOfSamples = (code: DiagnosticCode): boolean =>
  isRule(code) && rules[code].looksAt === 'samples'

export const viewOf = (code: DiagnosticCode): View => rules[code].looksAt

export const isRule = (code: string): code is DiagnosticCode => Object.hasOwn(rules, code)

/** Whether an error of this kind leaves out a part of the site only: the rest is written. */
export const isFailure = (code: DiagnosticCode): boolean => rules[code].level === 'failure'
