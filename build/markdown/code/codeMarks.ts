// Comments at the end of a line of code that say something about it: `// [!code ++]`, `# [!code focus:3]`,
// `<!-- [!code word:name] -->`. They are removed from the code.

import type { WordMark } from '../../shared/code/extras.ts'
import type { LineClasses } from '../../shared/code/wrapLines.ts'

export interface MarkedLines {
  readonly code: string
  readonly classes: LineClasses
  readonly words: readonly WordMark[]
}

const classNames: Readonly<Record<string, string>> = {
  '++': 'code-line-added',
  '--': 'code-line-removed',
  focus: 'code-line-focus',
  error: 'code-block-error-line',
  warning: 'code-line-warning',
  info: 'code-line-info',
  highlight: 'theme-code-block-highlighted-line',
  hl: 'theme-code-block-highlighted-line',
}

const sign = '[!code '
/** What begins a comment, at the end of the text before the mark. */
const opening = /(?:\/\/|\/\*|\{\/\*|<!--|\(\*|#+|--|;+|%+|')$/
const closing = /^(?:\*\/\}?|-->|\*\))?$/

export const hasMarks = (code: string): boolean => code.includes(sign)

/** `given` are classes that lines have already. Comments on lines of their own are about the next line. */
export function readMarks(code: string, given: LineClasses): MarkedLines {
  const kept: string[] = []
  const classes = new Map<number, string[]>()
  const words: WordMark[] = []
  const add = (from: number, count: number, name: string) => {
    for (let line = from; line < from + count; line++) classes.set(line, [...(classes.get(line) ?? []), name])
  }
  for (const [index, line] of code.split('\n').entries()) {
    const read = readLine(line)
    const number = kept.length + 1
    for (const mark of read.marks) {
      const { name, count, word } = mark
      if (word !== null)
        words.push({ text: word, only: null, lines: [number, count === 0 ? 999_999 : number + count - 1] })
      else add(number, Math.min(Math.max(count, 1), 1000), classNames[name] as string)
    }
    if (read.text === '' && read.marks.length > 0) continue
    kept.push(read.text)
    for (const name of given.get(index + 1) ?? []) add(number, 1, name)
  }
  const known = [...classes].filter(([line]) => line <= kept.length)
  return { code: kept.join('\n'), classes: new Map(known), words }
}

interface Mark {
  readonly name: string
  /** 0 when none is given. */
  readonly count: number
  readonly word: string | null
}

/** The line without its marks. Text that only looks like one stays. */
function readLine(line: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const marks: Mark[] = []
  let text = line
  for (let at = text.lastIndexOf(sign); at !== -1 && marks.length < 8; at = text.lastIndexOf(sign)) {
    const end = text.indexOf(']', at)
    const mark = end === -1 ? null : markOf(text.slice(at + sign.length, end))
    const before = text.slice(0, at).trimEnd()
    const isComment = opening.test(before)
    const isEnd = end !== -1 && closing.test(text.slice(end + 1).trim())
    if (!mark || !isEnd || !(isComment || before.endsWith(']'))) break
    marks.unshift(mark)
    text = isComment ? before.replace(opening, '').trimEnd() : before
  }
  return { text, marks }
}

function markOf(text: string): Mark | null {
  if (text.startsWith('word:')) {
    const [, word = '', count] = /^word:(.+?)(?::(\d+))?$/.exec(text) ?? []
    return word === '' ? null : { name: 'word', count: Number(count ?? 0), word }
  }
  const [name = '', count = '0'] = text.trim().split(':')
  return Object.hasOwn(classNames, name) && /^\d{1,6}$/.test(count)
    ? { name, count: Number(count), word: null }
    : null
}

/** `+` and `-` at the beginning of lines → what changed. */
export function readDiff(code: string, given: LineClasses): MarkedLines {
  const classes = new Map<number, readonly string[]>(given)
  const lines = code.split('\n').map((line, index) => {
    const name = line.startsWith('+') ? '++' : line.startsWith('-') ? '--' : null
    if (name) classes.set(index + 1, [...(classes.get(index + 1) ?? []), classNames[name] as string])
    return name || line.startsWith(' ') ? line.slice(1) : line
  })
  return { code: lines.join('\n'), classes, words: [] }
}
