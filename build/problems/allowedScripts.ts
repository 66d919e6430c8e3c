// Scripts from other hosts are a problem only where the configuration does not allow their host.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import { allowsOrigin } from '../shared/contentSecurity.ts'
import { headNeeds } from '../shared/headNeeds.ts'

/** Removes the problems of scripts whose origin the configuration allows. */
export function withoutAllowedScripts(
  diagnostics: readonly Diagnostic[],
  { headTags, contentSecurityPolicy }: Config,
): readonly Diagnostic[] {
  const sources = [
    ...headNeeds(headTags, () => '').scriptOrigins,
    ...(contentSecurityPolicy?.['script-src'] ?? []),
  ]
  if (sources.length === 0) return diagnostics
  return diagnostics.filter(({ origin }) => origin === undefined || !allowsOrigin(sources, origin))
}
