// Of all that looks like a secret, what is reported: not what the configuration allows, and each secret where
// the author has written it. What is made of that file has it, too.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'

export function shownSecrets(
  diagnostics: readonly Diagnostic[],
  { allowedSecrets }: Pick<Config, 'allowedSecrets'>,
): readonly Diagnostic[] {
  const best = new Map<string, number>()
  for (const one of diagnostics)
    if (one.fingerprint !== undefined)
      best.set(one.fingerprint, Math.max(best.get(one.fingerprint) ?? 0, precisionOf(one)))
  if (best.size === 0) return diagnostics
  return diagnostics.filter((one) => {
    const { fingerprint } = one
    if (fingerprint === undefined) return true
    return !Object.hasOwn(allowedSecrets, fingerprint) && precisionOf(one) === best.get(fingerprint)
  })
}

const precisionOf = ({ file, line }: Diagnostic): number => (file === null ? 0 : line === 0 ? 1 : 2)
