// Diagnostics → problems: their places, and the severities that the configuration gives them.
import picomatch from 'picomatch'
import { localeFolder } from '../kinds/translations.ts'
import type { CheckOverride, Checks, ChecksOf, Diagnostic, Problem } from '../model/diagnostics.ts'
import { judge } from '../model/judge.ts'
import { configIn } from '../model/locales.ts'
import type { PageFacts } from '../model/page.ts'
import type { Config, Project } from '../model/project.ts'
import { type DiagnosticCode, isFleeting } from '../model/rules.ts'
import { withoutAllowedScripts } from '../problems/allowedScripts.ts'
import { authoredPlaces } from '../problems/authoredPlaces.ts'
import { joinFailures } from '../problems/joinFailures.ts'
import { joinSyntax } from '../problems/joinSyntax.ts'
import { locateValues } from '../problems/locateValues.ts'
import { shownSecrets } from '../problems/shownSecrets.ts'
import { withoutExcused } from '../problems/withoutExcused.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'

interface Judging {
  /** Warnings count as errors. */
  readonly strict: boolean
  /** The Markdown files, whose comments excuse problems. */
  readonly pages: ReadonlyMap<SourcePath, Pick<PageFacts, 'escapes'>>
  /** Whether everything was looked at, and hints are reported. */
  readonly isCheck: boolean
}

interface Judged {
  readonly project: Project
  readonly plugins: Pick<Session['plugins'], 'routes'>
  readonly unsaved?: Session['unsaved']
}

export function judgeProblems(
  diagnostics: readonly Diagnostic[],
  { project, plugins, unsaved }: Judged,
  { strict, pages, isCheck }: Judging,
): readonly Problem[] {
  const { config, configFile, root } = project
  const found = withoutAllowedScripts(diagnostics, config).map((one) =>
    ofOptions.has(one.code) ? { ...one, file: one.file ?? configFile } : one,
  )
  const located = shownSecrets(locateValues(joinSyntax(joinFailures(found)), root, unsaved), config)
  const checks = withOverrides(checksIn(config), config.checkOverrides)
  const isOn = (code: DiagnosticCode, file: SourcePath) => !isFleeting(code) && isReported(code, file, checks)
  const judged = judge(withoutExcused(located, pages, isCheck ? isOn : null), checks, strict)
  const problems = atAuthors(judged, project, plugins)
  return isCheck ? problems : problems.filter(({ severity }) => severity !== 'hint')
}

/** Two languages may have the same problem then, and the places have changed. */
const atAuthors = (
  problems: readonly Problem[],
  { config, configFile, root }: Project,
  { routes }: Judged['plugins'],
): readonly Problem[] =>
  routes.length === 0 && config.plugins.length === 0
    ? problems
    : judge(locateValues(authoredPlaces(problems, { config, configFile, routes }), root), {})

/** The checks of a file are those of the site, and of the entries that name the file. */
function withOverrides(checks: Checks | ChecksOf, overrides: readonly CheckOverride[]): Checks | ChecksOf {
  if (overrides.length === 0) return checks
  const entries = overrides.map((one) => ({ ...one, matches: picomatch([...one.files], { dot: true }) }))
  const known = new Map<SourcePath, Checks>()
  const ownOf = (file: SourcePath): Checks => {
    const own =
      known.get(file) ??
      Object.assign({}, ...entries.filter(({ matches }) => matches(file)).map((one) => one.checks))
    known.set(file, own)
    return own
  }
  return (found) =>
    (typeof checks === 'function' ? checks(found) : [checks]).map((all) =>
      found.file === null ? all : { ...all, ...ownOf(found.file) },
    )
}

function isReported(code: DiagnosticCode, file: SourcePath, checks: Checks | ChecksOf): boolean {
  const found: Diagnostic = { code, file, line: 0, column: 0, message: '', hint: null }
  return judge([found], checks).length > 0
}

/** Without a file, the paths of such a problem come from options. */
const ofOptions: ReadonlySet<DiagnosticCode> = new Set(['reservedOutput', 'invalidSlug'])

/** Of each language for its pages and files, where the configuration depends on the language. */
function checksIn(config: Config): Checks | ChecksOf {
  if (!config.ofLocales) return checksOf(config)
  const { builtLocales } = config.i18n
  const byLocale = new Map(builtLocales.map((locale) => [locale, checksOf(configIn(locale, config))]))
  const folders = builtLocales.map((locale) => [`${localeFolder(locale, config)}/`, locale] as const)
  const all = [...byLocale.values()]
  return ({ locale, file }) => {
    const own = locale ?? folders.find(([folder]) => file?.startsWith(folder))?.[1]
    const checks = byLocale.get(own ?? '')
    return checks ? [checks] : all
  }
}

const checksOf = ({ checks, contentSecurityPolicy }: Config): Checks =>
  contentSecurityPolicy ? checks : { ...checks, ...withoutPolicy }

/** Problems that exist only with a security policy. */
const withoutPolicy = {
  eventHandler: 'off',
  blockedScript: 'off',
  connectHost: 'off',
  styleHost: 'off',
} as const
