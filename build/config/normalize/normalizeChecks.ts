// How serious each problem is: single checks by their code, and the keys with names of their own.
import type * as v from 'valibot'
import type { Checks, Reporting, Severity } from '../../model/diagnostics.ts'
import type { schema } from '../schema.ts'
import { severityOf } from '../severity.ts'

type Raw = v.InferOutput<typeof schema>

export function checksOf(raw: Raw): Checks {
  const { onBrokenMarkdownLinks = raw.onBrokenMarkdownLinks, onBrokenMarkdownImages = 'throw' } =
    raw.markdown.hooks
  const markdownLinks =
    typeof onBrokenMarkdownLinks === 'function' ? 'off' : severityOf[onBrokenMarkdownLinks]
  const single = Object.entries(raw.checks).map(([code, severity]) => [code, toSeverity(severity)] as const)
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
    ...Object.fromEntries(single),
  }
}

const toSeverity = (written: Reporting | Severity | 'off'): Severity | 'off' =>
  written in severityOf ? severityOf[written as Reporting] : (written as Severity | 'off')
