// `import` and `export` statements: not text but names, for components and expressions.
import type { Program } from 'acorn'
import type { StateBlock } from 'markdown-it'
import type { Feature } from '../feature.ts'
import { readModule } from '../mdx/javascript.ts'
import { declare } from '../mdx/scope.ts'
import type { Reading } from '../reading.ts'

const opening = /^(?:import|export)\b(?=[\s{*'"])/

export const esm: Feature = (md, { syntax }) => {
  if (syntax === 'md') return
  md.block.ruler.before('table', 'esm', (state, start, end, silent) => {
    if (state.sCount[start] !== 0 || state.blkIndent !== 0) return false
    const from = (state.bMarks[start] as number) + (state.tShift[start] as number)
    // In the first column, as MDX has it: in an admonition, but not after the `>` of a quote.
    if (from > 0 && state.src.charCodeAt(from - 1) !== 10) return false
    const first = state.src.charCodeAt(from)
    if ((first !== 105 && first !== 101) || !opening.test(state.src.slice(from, from + 8))) return false
    const last = readStatements(state, start, end, syntax === 'mdx')
    if (last === null) return false
    if (!silent) state.line = last
    return true
  })
}

/** The module of an import without names, or of an export of another module: the page loads it. */
function loadedBy(statement: Program['body'][number]): string | null {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.length === 0 ? String(statement.source.value) : null
  const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration'
  return isExport && statement.source ? String(statement.source.value) : null
}

/** Adds the statements to the file's scope and returns the line after them. */
function readStatements(state: StateBlock, start: number, end: number, strict: boolean): number | null {
  const reading = state.env as Reading
  const from = (state.bMarks[start] as number) + (state.tShift[start] as number)
  let line = start + 1
  for (;;) {
    while (line < end && !state.isEmpty(line)) line++
    const text = state.src.slice(from, state.eMarks[line - 1])
    const read = readModule(text, reading.scope)
    if (read.ok) {
      declare(reading.scope, text, read.program)
      const loads = read.program.body.find((one) => loadedBy(one) !== null)
      // A style sheet, or a module that changes something.
      reading.code ??= loads
        ? {
            reason: `it imports ${loadedBy(loads)}`,
            line: start + text.slice(0, loads.start).split('\n').length + reading.lineOffset,
            column: 1,
          }
        : null
      return line
    }
    reading.effort.spent += text.length
    while (line < end && state.isEmpty(line)) line++
    if (read.atEnd && line < end && reading.effort.spent < reading.effort.limit) continue
    if (strict) {
      const before = text.slice(0, read.position).split('\n')
      reading.diagnostics.push({
        code: 'moduleSyntax',
        line: start + before.length + reading.lineOffset,
        column: (before.at(-1)?.length ?? 0) + 1,
        message: `This line begins like an import or export, but is not valid: ${read.message}.`,
        hint: 'Correct the statement and end it with an empty line. If the line is text, begin it with another word.',
      })
    }
    return null
  }
}
