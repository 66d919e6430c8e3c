// Scripts of other hosts in a text run where the configuration allows their host: then there is nothing to report.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import { allowsOrigin } from '../shared/contentSecurity.ts'
import { headNeeds } from '../shared/headNeeds.ts'

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
