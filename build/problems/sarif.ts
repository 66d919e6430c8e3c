// Problems as SARIF 2.1.0, the format in which code scanning services take results of static analysis.
import { hashOf } from '../io/hash.ts'
import type { Fix, Problem } from '../model/diagnostics.ts'
import { defaultSeverities, type Severity } from '../model/rules.ts'
import type { SourcePath } from '../shared/paths.ts'
import { type NumberedProblem, numbered } from './fingerprints.ts'
import { type Checkout, repositoryPath } from './repositoryPath.ts'

const levels: Readonly<Record<Severity | 'off', string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
  off: 'none',
}
const ruleIds = Object.keys(defaultSeverities)

/** A log with one run. Every code of a problem is a rule. */
export const sarifLog = (problems: readonly Problem[], version: string, checkout: Checkout): object => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: {
          name: 'Troodon',
          semanticVersion: version,
          rules: Object.entries(defaultSeverities).map(([id, severity]) => ({
            id,
            defaultConfiguration: { level: levels[severity] },
          })),
        },
      },
      columnKind: 'utf16CodeUnits',
      results: numbered(problems).map((one) => sarifResult(one, checkout)),
    },
  ],
})

function sarifResult({ problem, identity, number }: NumberedProblem, checkout: Checkout): object {
  const { code, severity, message, hint, file, fix } = problem
  const changed = fix?.file ?? file
  return {
    ruleId: code,
    ruleIndex: ruleIds.indexOf(code),
    level: levels[severity],
    message: { text: hint ? `${message} ${hint}` : message },
    partialFingerprints: { 'troodon/v1': hashOf(identity, String(number)) },
    ...(file === null ? {} : { locations: [{ physicalLocation: place(problem, checkout) }] }),
    ...(changed && fix ? { fixes: [sarifFix(changed, fix, checkout)] } : {}),
  }
}

function sarifFix(file: SourcePath, { edits, isSafe }: Fix, checkout: Checkout): object {
  const replacements = edits.map(({ line, column, endLine, endColumn, text }) => ({
    deletedRegion: { startLine: line, startColumn: column, endLine, endColumn },
    insertedContent: { text },
  }))
  return {
    description: { text: isSafe ? 'Fix of check --fix.' : 'Fix of check --fix --unsafe-fixes.' },
    artifactChanges: [{ artifactLocation: artifact(file, checkout), replacements }],
  }
}

function place({ file, line, column }: Problem, checkout: Checkout): object {
  const region = { startLine: line, ...(column > 0 ? { startColumn: column } : {}) }
  const artifactLocation = artifact(file as NonNullable<typeof file>, checkout)
  return { artifactLocation, ...(line > 0 ? { region } : {}) }
}

function artifact(file: SourcePath, checkout: Checkout): object {
  const uri = repositoryPath(file, checkout).split('/').map(encodeURIComponent).join('/')
  return { uri, uriBaseId: '%SRCROOT%' }
}
