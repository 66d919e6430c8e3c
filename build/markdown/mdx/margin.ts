// The margin of an expression over several lines: MDX leaves out the indentation of the list around it and up
// to two spaces in front of each further line, also in template literals.
import { type Effort, type ReadExpression, readExpression } from './javascript.ts'

type Read = Pick<Extract<ReadExpression, { ok: true }>, 'source' | 'node'>

export const withoutMargin = (code: string, indent: number): string =>
  code.includes('\n ') ? code.replace(new RegExp(`\\n {1,${indent + 2}}`, 'g'), '\n') : code

/** The same for an expression that was read, so that its node has the places and texts of its source. */
export function readWithoutMargin({ source, node }: Read, indent: number, effort: Effort): Read {
  const code = withoutMargin(source, indent)
  if (code === source) return { source, node }
  const read = readExpression(`{${code}}`, 0, code.length + 2, effort)
  return read.ok ? { source: read.source, node: read.node } : { source, node }
}
