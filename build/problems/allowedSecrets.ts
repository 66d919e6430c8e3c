// Secrets that are none, as the configuration says.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'

export const withoutAllowedSecrets = (
  diagnostics: readonly Diagnostic[],
  { allowedSecrets }: Pick<Config, 'allowedSecrets'>,
): readonly Diagnostic[] =>
  Object.keys(allowedSecrets).length === 0
    ? diagnostics
    : diagnostics.filter(
        ({ fingerprint }) => fingerprint === undefined || !Object.hasOwn(allowedSecrets, fingerprint),
      )
