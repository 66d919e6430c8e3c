// Problems as an editor shows them, and their fixes as quick fixes.

import type { CodeAction, Diagnostic, TextEdit as EditorEdit, Range } from 'vscode-languageserver'
import type { Fix, Problem } from '../model/diagnostics.ts'
import type { Severity } from '../model/rules.ts'
import { addAll } from '../shared/addAll.ts'

/** Of the protocol. */
const severities = { error: 1, warning: 2, info: 3, hint: 4 } as const satisfies Record<Severity, number>

export const shownProblem = (problem: Problem, text: string): Diagnostic => ({
  range: rangeOf(problem, text.split('\n')),
  severity: severities[problem.severity],
  code: problem.code,
  source: 'troodon',
  message: problem.hint === null ? problem.message : `${problem.message} ${problem.hint}`,
})

/** The URL or word that the problem is about; a whole line where no column is known. */
function rangeOf({ line, column, href, fix }: Problem, lines: readonly string[]): Range {
  const at = Math.min(Math.max(line, 1), lines.length) - 1
  const text = lines[at] ?? ''
  const [edit] = fix?.edits ?? []
  if (
    edit &&
    edit.line === line &&
    edit.column === column &&
    edit.endLine === line &&
    edit.endColumn > column
  )
    return editRange(edit)
  if (line === 0 || column === 0 || column > text.length) {
    const start = text.length - text.trimStart().length
    return { start: { line: at, character: start }, end: { line: at, character: text.trimEnd().length } }
  }
  const start = column - 1
  const isUrl = href !== undefined && text.startsWith(href, start)
  const length = isUrl ? href.length : (/^(?:[\p{L}\p{N}_-]+|.)/u.exec(text.slice(start))?.[0].length ?? 1)
  return { start: { line: at, character: start }, end: { line: at, character: start + length } }
}

const editRange = ({ line, column, endLine, endColumn }: Fix['edits'][number]): Range => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: endLine - 1, character: endColumn - 1 },
})

const editorEdits = (fix: Fix): EditorEdit[] =>
  fix.edits.map((edit) => ({ range: editRange(edit), newText: edit.text }))

/** Quick fixes for problems on these lines, and one action for all safe fixes of the file. */
export function quickFixes(
  problems: readonly Problem[],
  file: { readonly uri: string; readonly text: string },
  range: Range,
): CodeAction[] {
  const lines = file.text.split('\n')
  const isThere = ({ line, column, endColumn, old }: Edit) =>
    old === undefined || lines[line - 1]?.slice(column - 1, endColumn - 1) === old
  const fixable = problems.filter(
    (problem): problem is Problem & { fix: Fix } => problem.fix?.edits.every(isThere) === true,
  )
  const near = fixable.filter(({ line }) => line - 1 >= range.start.line && line - 1 <= range.end.line)
  const actions = near.map(
    (problem): CodeAction => ({
      title: titleOf(problem),
      kind: 'quickfix',
      diagnostics: [shownProblem(problem, file.text)],
      isPreferred: problem.fix.isSafe,
      edit: { changes: { [file.uri]: editorEdits(problem.fix) } },
    }),
  )
  const safe = separate(fixable.filter(({ fix }) => fix.isSafe))
  if (safe.length === 0) return actions
  const edits = safe.flatMap(({ fix }) => editorEdits(fix))
  const all: CodeAction = {
    title: 'Fix all problems that have a safe fix',
    kind: fixAllKind,
    edit: { changes: { [file.uri]: edits } },
  }
  return [...actions, all]
}

export const fixAllKind = 'source.fixAll.troodon'

const titleOf = ({ fix, code }: Problem & { fix: Fix }): string => {
  const [edit, ...others] = fix.edits
  const text = edit?.text.trim() ?? ''
  return edit && others.length === 0 && text !== '' && text.length < 60 && !text.includes('\n')
    ? `Change to ${text}`
    : `Fix ${code}`
}

/** Without fixes that touch an earlier one: the next check finds their problems again. */
function separate(problems: readonly (Problem & { fix: Fix })[]): readonly (Problem & { fix: Fix })[] {
  const taken: Fix['edits'][number][] = []
  return problems.filter(({ fix }) => {
    const isFree = fix.edits.every((edit) => taken.every((other) => areApart(edit, other)))
    if (isFree) addAll(taken, fix.edits)
    return isFree
  })
}

type Edit = Fix['edits'][number]

const areApart = (a: Edit, b: Edit): boolean => isBefore(a, b) || isBefore(b, a)

const isBefore = (a: Edit, b: Edit): boolean =>
  a.endLine < b.line || (a.endLine === b.line && a.endColumn < b.column)
