// A file as it is read in its context: with the values of its variables, and without the lines that another
// version, language or profile has. Its key names what it asks of the context, and nothing else.
import { glossaryPage } from '../markdown/glossary/glossaryPage.ts'
import type { ParsedPage } from '../markdown/parsedPage.ts'
import { answersOf, type FilledText, fillText } from '../markdown/variables/fillText.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { TextContext } from '../model/textContext.ts'
import { filledBodyOf } from '../reuse/keys.ts'
import type { ParseJob } from '../reuse/parseJob.ts'

export interface FilledFile {
  readonly text: string
  /** Null where the text depends on no context. */
  readonly filled: FilledText | null
  /** The `bodyKey` of the page, by that of the text alone. */
  readonly keyOf: (body: string) => string
}

export function fillFile(written: string, { source, syntax, context, isGlossary }: ParseJob): FilledFile {
  const isMdx = syntax === 'mdx' || source.endsWith('.mdx')
  const filled = isGlossary ? glossaryPage(written) : context ? fillText(written, context, isMdx) : null
  return {
    ...{ text: filled?.text ?? written, filled },
    keyOf: (body) => bodyInContext(body, filled?.asked, context),
  }
}

/** The `bodyKey` of a page whose text asks for these names. */
export const bodyInContext = (
  body: string,
  asked: readonly string[] | undefined,
  context: TextContext | undefined,
): string => (asked && context ? filledBodyOf(body, answersOf(asked, context)) : body)

/** What was found in the text, with places in the file as it is written. */
export function inWritten(page: ParsedPage, filled: FilledText | null): ParsedPage {
  if (!filled) return page
  const { facts, body, values, sections, hints, external } = page
  const found = filled.withPlaces({ facts, hints, external })
  // A date that is wrong as a moment is wrong as a field, too.
  const told = new Set(filled.diagnostics.map(placeOf))
  const others = found.facts.diagnostics.filter((one) => !told.has(placeOf(one)))
  const diagnostics = [...filled.diagnostics, ...others]
  const frontMatter = filled.isDraft ? { ...found.facts.frontMatter, draft: true } : found.facts.frontMatter
  return {
    ...found,
    body,
    values,
    sections,
    facts: { ...found.facts, frontMatter, diagnostics, asked: filled.asked },
  }
}

const placeOf = ({ code, line, column }: LocalDiagnostic): string => `${code}:${line}:${column}`
