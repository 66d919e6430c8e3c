// How serious each problem with links and routes is.
import * as v from 'valibot'
import { canBeLowered, type DiagnosticCode } from '../../model/rules.ts'
import { nearest } from '../../model/text/nearest.ts'
import { type ChecksInput, type ChecksOutput, codes, overrides, rules, severity } from './rules.ts'
import { reporting, texts } from './values.ts'

const errors: readonly unknown[] = ['error', 'throw']

const written = v.pipe(
  v.objectWithRest(
    { rules: v.optional(rules, {}), overrides: v.optional(overrides, []), import: v.optional(texts, []) },
    severity,
  ),
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    const { rules: _, import: __, overrides: others, ...own } = (value ?? {}) as ChecksOutput
    for (const checks of [
      own,
      ...(Array.isArray(others) ? others.map((one) => (one as Partial<typeof one> | null)?.checks) : []),
    ])
      for (const [key, given] of Object.entries(checks ?? {})) {
        if (!codes.includes(key)) {
          const similar = nearest(key, codes)
          addIssue({ message: `has no check "${key}"${similar ? `; did you mean ${similar}?` : '.'}` })
        } else if (!canBeLowered(key as DiagnosticCode) && !errors.includes(given))
          addIssue({ message: `cannot lower "${key}": nothing can be written with this error.` })
      }
  }),
)

/** Its own type, because `objectWithRest` asks of `rules` to be a severity, too. */
const checks = written as unknown as v.GenericSchema<ChecksInput, ChecksOutput>

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
