// What a rule is: one file with one function. Its row is in model/rules.ts, its documentation in
// scripts/errorCodes/.
import type { Place } from '../markdown/positions.ts'
import type { PageRulesConfig } from '../model/config/ruleOptions.ts'
import type { Fix } from '../model/diagnostics.ts'
import type { PageText } from './pageText.ts'

/** What a rule says about one place. */
interface Finding extends Place {
  readonly message: string
  readonly hint: string | null
  readonly fix?: Fix
}

/** Looks at one page. It depends on nothing else, because its findings are stored with the page's facts. */
export type PageRule = (
  page: PageText,
  report: (finding: Finding) => void,
  options: PageRulesConfig['options'],
) => void
