// How serious a problem is, in the words of the configuration and in those of diagnostics.
import type { Reporting, Severity } from '../model/rules.ts'

export const severityOf: Readonly<Record<Reporting, Severity | 'off'>> = {
  ignore: 'off',
  log: 'info',
  warn: 'warning',
  throw: 'error',
}
