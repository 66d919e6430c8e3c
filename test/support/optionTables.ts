// The tables of options on a reference page.
import { readFileSync } from 'node:fs'

export interface OptionRow {
  /** `versions.label`. */
  readonly name: string
  readonly type: string
  readonly usual: string
  readonly description: string
}

/** Rows of all tables with the columns Option (or another name), Type, Default and Description. */
export function optionTables(file: string, first = 'Option'): readonly OptionRow[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const heads = lines.flatMap((line, index) =>
    line === `| ${first} | Type | Default | Description |` ? [index] : [],
  )
  return heads.flatMap((head) => {
    const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'))
    return lines.slice(head + 2, end).map(rowOf)
  })
}

function rowOf(line: string): OptionRow {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
  const [, name = '', type = '', usual = '', description = ''] = cells
  if (cells.length !== 6 || !/^`[^`]+`$/.test(name)) throw new Error(`No row of an option: ${line}`)
  return { name: name.slice(1, -1), type, usual, description }
}
