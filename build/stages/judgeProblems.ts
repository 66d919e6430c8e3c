// Diagnostics → problems: their places, and the severities that the configuration gives them.
import { localeFolder } from '../kinds/translations.ts'
import type { Checks, ChecksOf, Diagnostic, DiagnosticCode, Problem } from '../model/diagnostics.ts'
import { judge } from '../model/judge.ts'
import { configIn } from '../model/locales.ts'
import type { Config, Project } from '../model/project.ts'
import { withoutAllowedScripts } from '../problems/allowedScripts.ts'
import { joinFailures } from '../problems/joinFailures.ts'
import { joinSyntax } from '../problems/joinSyntax.ts'
import { locateValues } from '../problems/locateValues.ts'
import { shownSecrets } from '../problems/shownSecrets.ts'

/** `strict`: warnings count as errors. */
export function judgeProblems(
  diagnostics: readonly Diagnostic[],
  { config, configFile, root }: Project,
  strict: boolean,
): readonly Problem[] {
  const found = withoutAllowedScripts(diagnostics, config).map((one) =>
    ofOptions.has(one.code) ? { ...one, file: one.file ?? configFile } : one,
  )
  const located = shownSecrets(locateValues(joinSyntax(joinFailures(found)), root), config)
  return judge(located, checksIn(config), strict)
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
