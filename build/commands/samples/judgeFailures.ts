// Failures of samples as problems, with severities, excuses and places like those of all other checks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EscapeReading, readEscape } from '../../markdown/escapes.ts'
import { type Diagnostic, hasErrors, inFile, type Problem } from '../../model/diagnostics.ts'
import type { Project } from '../../model/project.ts'
import { openExcuses } from '../../rules/excuses.ts'
import type { Failure } from '../../samples/findSamples.ts'
import type { Tested } from '../../samples/testSamples.ts'
import { sourcePath } from '../../shared/paths.ts'
import { judgeProblems } from '../../stages/judgeProblems.ts'

interface Judged {
  readonly problems: readonly Problem[]
  readonly ok: boolean
}

/** A comment before the fence excuses all of its block. */
export function judgeFailures({ failures }: Tested, files: readonly string[], project: Project): Judged {
  const found = files.flatMap((name): Diagnostic[] => {
    const own = failures.filter(({ file }) => file === name)
    const text = readFileSync(join(project.root, name), 'utf8')
    if (own.length === 0 && !text.includes('failedSample')) return []
    const { excuse, unused } = openExcuses(excusesIn(text))
    const file = sourcePath(name)
    const left = own.filter(({ block }) => !excuse({ code: 'failedSample', line: block }))
    // The blocks after a failure have not run.
    const useless = own.length > 0 ? [] : unused((code) => code === 'failedSample')
    return [...left.map((one) => diagnosticOf(one)), ...useless.map((one) => inFile(file, one))]
  })
  const session = { project, plugins: { routes: [] } }
  const problems = judgeProblems(found, session, { strict: false, pages: new Map(), isCheck: true })
  return { problems, ok: !hasErrors(problems) }
}

function excusesIn(text: string): EscapeReading['escapes'] {
  const lines = text.split('\n')
  const reading: EscapeReading = { lineOffset: 0, lines, diagnostics: [], escapes: [] }
  for (const [at, line] of lines.entries()) {
    const column = line.search(/<!--|\{\/\*/)
    if (column >= 0 && line.includes('failedSample'))
      readEscape(line.slice(column), at + 1, column + 1, reading)
  }
  return reading.escapes
}

/** The first line says what is wrong, the others are what the program printed. */
function diagnosticOf({ file, line, message }: Failure): Diagnostic {
  const [first = '', ...printed] = message.split('\n')
  const hint = printed.map((one) => one.trim()).join('\n')
  return { code: 'failedSample', file: sourcePath(file), line, column: 1, message: first, hint: hint || null }
}
