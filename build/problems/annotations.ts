// Problems as workflow commands of GitHub Actions, which shows them on the lines of a pull request.
import type { Problem } from '../model/diagnostics.ts'
import { type Checkout, repositoryPath } from './repositoryPath.ts'

const names = { error: 'error', warning: 'warning', info: 'notice', hint: 'notice' } as const

/** `::error file=docs/a.md,line=3,col=5,title=brokenLink::…`, without a line break. */
export function annotation(problem: Problem, checkout: Checkout): string {
  const { severity, code, file, line, column, message, hint } = problem
  const properties = [
    ...(file === null ? [] : [['file', repositoryPath(file, checkout)]]),
    ...(file === null || line === 0 ? [] : [['line', line]]),
    ...(file === null || line === 0 || column === 0 ? [] : [['col', column]]),
    ['title', code],
  ].map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${names[severity]} ${properties.join(',')}::${escapeData(hint ? `${message}\n${hint}` : message)}`
}

/** As the toolkit of GitHub Actions escapes them. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
