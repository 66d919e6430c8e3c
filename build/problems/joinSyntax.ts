// Many places of one file that are not MDX, as one problem: a site that comes from MDX 1 has them in whole
// files.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { DiagnosticCode } from '../model/rules.ts'

/** Up to this number in a file, problems are reported one by one. */
const few = 5
/** So many lines are named of each kind. */
const named = 5

const kinds: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  strayBrace: 'a brace that begins no expression',
  strayLessThan: 'an angle bracket that begins no tag',
  unclosedTag: 'a tag that is not closed',
  moduleSyntax: 'code that cannot be read',
  unknownName: 'a name that is not defined',
}

/** In the order of the first problem of each file. */
export function joinSyntax(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byFile = new Map<string, Diagnostic[]>()
  for (const one of diagnostics) {
    if (one.file === null || kinds[one.code] === undefined) continue
    const known = byFile.get(one.file)
    if (known) known.push(one)
    else byFile.set(one.file, [one])
  }
  const many = [...byFile.values()].filter((all) => all.length > few)
  if (many.length === 0) return diagnostics
  const joined = new Map(many.map((all) => [all[0], joinedOf(all as [Diagnostic, ...Diagnostic[]])]))
  const left = new Set(many.flatMap((all) => all.slice(1)))
  return diagnostics.flatMap((one) => (left.has(one) ? [] : [joined.get(one) ?? one]))
}

function joinedOf(all: readonly [Diagnostic, ...Diagnostic[]]): Diagnostic {
  const codes = [...new Set(all.map(({ code }) => code))]
  const parts = codes.map((code) => {
    const lines = [...new Set(all.filter((one) => one.code === code).map(({ line }) => line))].sort(
      (a, b) => a - b,
    )
    const more = lines.length > named ? ` and ${lines.length - named} more` : ''
    return `${kinds[code]} (${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, named).join(', ')}${more})`
  })
  return {
    ...all[0],
    message: `${all.length} places in this file are not MDX: ${parts.join(', ')}.`,
    hint: 'Write \\{ and \\< for the characters, and close every tag. Or rename the file to .md, where they are text. Docusaurus 2 accepted them, because it used MDX 1.',
  }
}
