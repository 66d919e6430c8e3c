// Checks the rules that look at one page, where the page is read.
import type { Lint, Linted } from '../markdown/feature.ts'
import type { PageRulesConfig } from '../model/config/ruleOptions.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import { viewOf } from '../model/rules.ts'
import { openExcuses } from './excuses.ts'
import { externalLinks } from './externalLinks.ts'
import { pageRules } from './index.ts'
import { pageText } from './pageText.ts'

/** Also applies comments to all that reading has found. */
export const openLint =
  ({ on, options }: PageRulesConfig): Lint =>
  ({ reading, tokens }): Linted => {
    const diagnostics: LocalDiagnostic[] = [...reading.diagnostics]
    const hints: LocalDiagnostic[] = []
    const hasUrls = reading.lines.some((line) => line.includes('//'))
    const page = on.length > 0 || hasUrls ? pageText(tokens, reading) : null
    const external = page && hasUrls ? externalLinks(page) : []
    if (page) {
      for (const { code, isHint } of on)
        pageRules[code](page, (finding) => (isHint ? hints : diagnostics).push({ code, ...finding }), options)
    }
    const { escapes } = reading
    return escapes.some(({ codes }) => codes)
      ? excused({ diagnostics, hints, escapes, external }, on)
      : { diagnostics, hints, escapes, external }
  }

/** Comments keep only the codes of problems that are found later. */
function excused({ diagnostics, hints, escapes, external }: Linted, on: PageRulesConfig['on']): Linted {
  const { excuse, unused } = openExcuses(escapes)
  const isOpen = (found: LocalDiagnostic) => !excuse(found)
  const checked = new Set<string>(on.map(({ code }) => code))
  const left = { diagnostics: diagnostics.filter(isOpen), hints: hints.filter(isOpen) }
  const isDone = (code: LocalDiagnostic['code']) =>
    code in pageRules ? checked.has(code) : isFoundByReading(code)
  return {
    diagnostics: [...left.diagnostics, ...unused(isDone)],
    hints: left.hints,
    external,
    escapes: escapes.flatMap((one) => {
      if (!one.codes) return [one]
      const codes = one.codes.filter((code) => !(code in pageRules) && !isFoundByReading(code))
      return codes.length === 0 ? [] : [{ ...one, codes }]
    }),
  }
}

/** Other problems of pages are found by the threads and the stages around the parser. */
const isFoundByReading = (code: LocalDiagnostic['code']): boolean =>
  viewOf(code) === 'page' && !later.has(code)

const later: ReadonlySet<string> = new Set([
  ...['diagram', 'publishedSecret', 'markdownPlugin', 'unsafeLink', 'inlineTag', 'inlineAuthor'],
  ...['invalidEncoding', 'fileTooLarge', 'parseFailed', 'unreadableFile'],
])
