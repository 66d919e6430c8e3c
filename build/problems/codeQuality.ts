// Problems as a Code Quality report of GitLab, which shows them in merge requests.
import { hashOf } from '../io/hash.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { Severity } from '../model/rules.ts'
import { numbered } from './fingerprints.ts'
import { type Checkout, repositoryPath } from './repositoryPath.ts'

const severities: Readonly<Record<Severity, string>> = {
  error: 'critical',
  warning: 'major',
  info: 'info',
  hint: 'minor',
}

/** Every issue needs a file: a problem of the whole site names the folder of the site. */
export const codeQuality = (problems: readonly Problem[], checkout: Checkout): readonly object[] =>
  numbered(problems).map(({ problem, identity, number }) => {
    const { code, file, line, severity, message, hint } = problem
    return {
      description: hint ? `${message} ${hint}` : message,
      check_name: code,
      fingerprint: hashOf(identity, String(number)),
      severity: severities[severity],
      location: {
        path: file === null ? '.' : repositoryPath(file, checkout),
        lines: { begin: Math.max(1, line) },
      },
    }
  })
