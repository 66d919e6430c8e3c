// How serious each problem with links and routes is.
import * as v from 'valibot'
import { canBeLowered, type DiagnosticCode, defaultSeverities } from '../../model/diagnostics.ts'
import { nearest } from '../../model/text/nearest.ts'
import { reporting } from './values.ts'

/** The words of `onBrokenLinks`, and those of the report. */
const severity = v.picklist(['ignore', 'log', 'warn', 'throw', 'off', 'info', 'warning', 'error'] as const)

const codes = Object.keys(defaultSeverities)
const errors: readonly string[] = ['error', 'throw']

const checks = v.pipe(
  v.record(v.string(), severity),
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    for (const key of Object.keys(value ?? {}).filter((name) => !codes.includes(name))) {
      const similar = nearest(key, codes)
      addIssue({ message: `has no check "${key}"${similar ? `; did you mean ${similar}?` : '.'}` })
    }
    for (const [key, written] of Object.entries(value ?? {}))
      if (codes.includes(key) && !canBeLowered(key as DiagnosticCode) && !errors.includes(written))
        addIssue({ message: `cannot lower "${key}": nothing can be written with this error.` })
  }),
)

export const checkOptions = {
  /**
   * Severity of single checks by code, as the report prints it; it wins over the keys of this list.
   * @default {}
   * @example { missingAsset: 'warn', untruncatedPost: 'off' }
   */
  checks: v.optional(checks, {}),
  /**
   * How to report a link that leads to no page.
   * @default 'throw'
   * @example 'warn'
   */
  onBrokenLinks: v.optional(reporting, 'throw'),
  /**
   * How to report a link to a heading that does not exist.
   * @default 'throw'
   * @example 'warn'
   */
  onBrokenAnchors: v.optional(reporting, 'throw'),
  /**
   * How to report a link to a Markdown file that does not exist. `onBrokenLinks` applies to it, too, and the
   * more severe of the two counts.
   * @default 'warn'
   * @example 'throw'
   */
  onBrokenMarkdownLinks: v.optional(reporting, 'warn'),
  /**
   * How to report two files with the same URL.
   * @default 'warn'
   * @example 'throw'
   */
  onDuplicateRoutes: v.optional(reporting, 'warn'),
}
