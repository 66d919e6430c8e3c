// Findings of Vale and cspell, from the reports that `checks.import` names: one list, one baseline and one
// format for all.
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOwnText } from '../../io/readText.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { Severity } from '../../model/rules.ts'
import { isObject } from '../../shared/isObject.ts'
import { type SourcePath, sourcePath } from '../../shared/paths.ts'
import type { Upkeep } from '../upkeep.ts'

type Values = Readonly<Record<string, unknown>>

export const importedReports: Upkeep = ({ project: { root, config, configFile } }) =>
  config.importedReports.flatMap((name) => {
    const unread = (reason: string): Diagnostic[] => [
      {
        ...{ code: 'importedReport', file: configFile, line: 0, column: 0 },
        message: `The report ${name} of checks.import ${reason}.`,
        hint: 'Write it before: vale --output=JSON docs > vale.json, or cspell --reporter @cspell/cspell-json-reporter.',
      },
    ]
    const path = join(root, name)
    if (!existsSync(path)) return unread('does not exist')
    let report: unknown
    try {
      report = JSON.parse(readOwnText(path))
    } catch {
      return unread('is not JSON')
    }
    if (!isObject(report)) return unread('is neither of Vale nor of cspell')
    const issues = report['issues']
    return Array.isArray(issues) ? ofCspell(issues, root) : ofVale(report, root)
  })

/** File → its findings. */
const ofVale = (report: Values, root: string): readonly Diagnostic[] =>
  Object.entries(report).flatMap(([file, found]) =>
    (Array.isArray(found) ? found : []).filter(isObject).map(
      (one): Diagnostic => ({
        ...{
          code: 'vale',
          file: inSite(file, root),
          line: Number(one['Line'] ?? 0),
          hint: String(one['Link'] || '') || null,
        },
        column: Number((one['Span'] as readonly number[] | undefined)?.[0] ?? 0),
        message: `${String(one['Message'])} (${String(one['Check'])})`,
        severity: severities[String(one['Severity'])] ?? 'warning',
      }),
    ),
  )

const severities: Readonly<Record<string, Severity>> = {
  error: 'error',
  warning: 'warning',
  suggestion: 'hint',
}

const ofCspell = (issues: readonly unknown[], root: string): readonly Diagnostic[] =>
  issues.filter(isObject).map((one): Diagnostic => {
    const suggestions = Array.isArray(one['suggestions']) ? one['suggestions'].map(String).slice(0, 3) : []
    return {
      ...{ code: 'cspell', file: inSite(String(one['uri'] ?? ''), root), line: Number(one['row'] ?? 0) },
      column: Number(one['col'] ?? 0),
      message: `Unknown word "${String(one['text'])}".`,
      hint: suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}?` : null,
      severity: 'warning',
    }
  })

/** The tools name files by a URL, by a full path, or from the folder in which they ran: that of the site. */
function inSite(name: string, root: string): SourcePath {
  const path = name.startsWith('file:') ? fileURLToPath(name) : name
  const within = isAbsolute(path) ? relative(root, path) : path
  return sourcePath(within.replaceAll('\\', '/').replace(/^\.\//, ''))
}
