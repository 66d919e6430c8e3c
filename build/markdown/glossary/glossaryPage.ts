// `glossary.yml` as the Markdown text of its page: a section for each term. Places in the text become those
// of the file.
import type { FilledText } from '../variables/fillText.ts'
import { readGlossary } from './readGlossary.ts'

export function glossaryPage(written: string): FilledText {
  const { frontMatter, terms, lineOf, diagnostics } = readGlossary(written)
  const hasTitle = frontMatter.some((line) => /^title\s*:/.test(line))
  const lines: string[] = ['---', ...frontMatter, ...(hasTitle ? [] : ['title: Glossary']), '---']
  // The lines of front matter are those of the file.
  const places = lines.map((_, at) => at + 1)
  for (const { name, definition, aliases, link } of Object.values(terms)) {
    const others = aliases.length > 0 ? ['', `*${aliases.map(escaped).join(', ')}*`] : []
    const term = link === null ? escaped(name) : `[${escaped(name)}](<${link}>)`
    const added = ['', `## ${term}`, ...others, '', ...definition.split('\n')]
    lines.push(...added)
    places.push(...added.map(() => lineOf(name)))
  }
  return {
    ...{ text: `${lines.join('\n')}\n`, asked: [], terms: [], diagnostics, isDraft: false },
    withPlaces: (value) => placed(value, places),
  }
}

/** A term is text, whatever signs it has. */
const escaped = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')

/** The same with lines of the file. */
function placed<T>(value: T, places: readonly number[]): T {
  if (Array.isArray(value)) return value.map((one) => placed(one, places)) as T
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value)) copy[key] = placed(one, places)
  for (const [line, column] of [
    ['line', 'column'],
    ['endLine', 'endColumn'],
  ] as const) {
    if (typeof copy[line] !== 'number') continue
    copy[line] = places[copy[line] - 1] ?? copy[line]
    if (typeof copy[column] === 'number') copy[column] = Math.min(copy[column], 1)
  }
  return copy as T
}
