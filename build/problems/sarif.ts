// Problems as SARIF 2.1.0, the format in which code scanning services take results of static analysis.
import { defaultSeverities, type Problem, type Severity } from '../model/diagnostics.ts'
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
      results: problems.map((problem) => sarifResult(problem, checkout)),
    },
  ],
})

function sarifResult(problem: Problem, checkout: Checkout): object {
  const { code, severity, message, hint } = problem
  return {
    ruleId: code,
    ruleIndex: ruleIds.indexOf(code),
    level: levels[severity],
    message: { text: hint ? `${message} ${hint}` : message },
    ...(problem.file === null ? {} : { locations: [{ physicalLocation: place(problem, checkout) }] }),
  }
}

function place({ file, line, column }: Problem, checkout: Checkout): object {
  const path = repositoryPath(file as NonNullable<typeof file>, checkout)
  const uri = path.split('/').map(encodeURIComponent).join('/')
  const region = { startLine: line, ...(column > 0 ? { startColumn: column } : {}) }
  return { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, ...(line > 0 ? { region } : {}) }
}
