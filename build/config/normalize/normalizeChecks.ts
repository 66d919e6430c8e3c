// How serious each problem is: single checks by their code, and the keys with names of their own.
import type * as v from 'valibot'
import type { PageRuleSetting, PageRulesConfig } from '../../model/config/ruleOptions.ts'
import type { CheckOverride, Checks } from '../../model/diagnostics.ts'
import { defaultSeverities, ownRules, type Reporting, type Severity } from '../../model/rules.ts'
import type { schema } from '../schema.ts'
import { severityOf } from '../severity.ts'

type Raw = v.InferOutput<typeof schema>

export function checksOf(raw: Raw): Checks {
  const { onBrokenMarkdownLinks = raw.onBrokenMarkdownLinks, onBrokenMarkdownImages = 'throw' } =
    raw.markdown.hooks
  const markdownLinks =
    typeof onBrokenMarkdownLinks === 'function' ? 'off' : severityOf[onBrokenMarkdownLinks]
  const { rules: _, overrides: __, import: ___, ...single } = raw.checks
  const images = typeof onBrokenMarkdownImages === 'function' ? 'off' : severityOf[onBrokenMarkdownImages]
  return {
    brokenLink: severityOf[raw.onBrokenLinks],
    brokenHtmlLink: severityOf[raw.onBrokenLinks],
    brokenAnchor: severityOf[raw.onBrokenAnchors],
    brokenHtmlAnchor: severityOf[raw.onBrokenAnchors],
    brokenMarkdownLink: markdownLinks,
    missingAsset: images,
    missingHtmlImage: images,
    duplicateRoute: severityOf[raw.onDuplicateRoutes],
    ...severitiesOf(single),
  }
}

/** Severities for some files, in the order in which they are written. */
export const overridesOf = ({ checks: { overrides } }: Raw): readonly CheckOverride[] =>
  overrides.map(({ files, checks }) => ({
    files: typeof files === 'string' ? [files] : files,
    checks: severitiesOf(checks),
  }))

/** The rules that look at one page, unless they are off everywhere. */
export function pageRulesOf(raw: Raw, terms: Readonly<Record<string, string>>): PageRulesConfig {
  const all = [checksOf(raw), ...overridesOf(raw).map(({ checks }) => checks)]
  const on = ownRules('page').flatMap((code): PageRuleSetting[] => {
    const [first = {}, ...others] = all
    const severities = [first[code] ?? defaultSeverities[code], ...others.flatMap((one) => one[code] ?? [])]
    if (severities.every((severity) => severity === 'off')) return []
    return [{ code, isHint: severities.every((severity) => severity === 'off' || severity === 'hint') }]
  })
  const { vagueLinkText, fenceStyle, listMarkers, longSentence, wrongTerm } = raw.checks.rules
  const words = { terms: { ...terms, ...wrongTerm.terms } }
  return { on, options: { vagueLinkText, fenceStyle, listMarkers, longSentence, wrongTerm: words } }
}

const severitiesOf = (written: Readonly<Record<string, unknown>>): Checks =>
  Object.fromEntries(
    Object.entries(written).map(([code, severity]) => [
      code,
      toSeverity(severity as Reporting | Severity | 'off'),
    ]),
  )

const toSeverity = (written: Reporting | Severity | 'off'): Severity | 'off' =>
  written in severityOf ? severityOf[written as Reporting] : (written as Severity | 'off')
