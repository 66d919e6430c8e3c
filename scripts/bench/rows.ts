// The table of a comparison, and its figures as JSON.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** One builder at one size. Seconds, megabytes, and kilobytes of JavaScript on a page. */
export interface Row {
  readonly name: string
  readonly version: string
  readonly pages: number
  readonly cold: number
  readonly processor: number
  readonly unchanged: number
  readonly edited: number
  readonly memory: number
  readonly scripts: number
}

/** A builder without figures. */
export type Failed = Pick<Row, 'name' | 'version' | 'pages'> & { readonly reason: string }

const heads = [
  '',
  'pages',
  'cold build',
  'CPU time of the cold build',
  'unchanged build',
  'after one edit',
  'peak memory',
  'JavaScript per page',
]

const thousands = (count: number): string => count.toLocaleString('en')
const date = () => new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })

export function printTable(rows: readonly (Row | Failed)[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  console.log(`\n${date()}, Node ${process.versions.node}, ${availableParallelism()} cores\n`)
  const lines = rows.map((row) => line(cellsOf(row)))
  console.log([line(heads), `|---|${'--:|'.repeat(heads.length - 1)}`, ...lines].join('\n'), '\n')
}

function cellsOf(row: Row | Failed): readonly string[] {
  const name = row.version === '' ? `**${row.name}**` : `${row.name} ${row.version}`
  const start = [name, thousands(row.pages)]
  if ('reason' in row) return [...start, row.reason, '', '', '', '', '']
  const { cold, processor, unchanged, edited, memory, scripts } = row
  const seconds = (value: number) => `${value < 1 ? value.toFixed(2) : value.toFixed(1)} s`
  const times = [cold, processor, unchanged, edited].map(seconds)
  return [...start, ...times, `${thousands(memory)} MB`, `${scripts} kB`]
}

/** Replaces the figures of the same builders at the same sizes, and keeps the others. */
export function saveRows(file: string, rows: readonly (Row | Failed)[]): void {
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly rows: readonly Row[] }).rows
    : []
  const news = rows.filter((row): row is Row => !('reason' in row))
  const isNew = (one: Row) => news.some(({ name, pages }) => name === one.name && pages === one.pages)
  const all = [...news, ...before.filter((one) => !isNew(one))].sort((a, b) => a.pages - b.pages)
  const machine = { date: date(), node: process.versions.node, cores: availableParallelism() }
  writeFileSync(file, `${JSON.stringify({ ...machine, rows: all }, null, 2)}\n`)
}
