// The lists of options on a reference page, as they are written in Markdown.
import { readFileSync } from 'node:fs'

export interface OptionEntry {
  /** What the ids of its list begin with; empty for none. */
  readonly prefix: string
  /** As written: `` `-o`, `--out DIR` ``. */
  readonly term: string
  /** `versions.label`. */
  readonly name: string
  readonly type: string
  /** `required` begins that of an option that has none. */
  readonly usual: string
  readonly example: string | null
  readonly description: string
}

export function optionLists(file: string, prefix = ''): readonly OptionEntry[] {
  const found = optionEntries(readFileSync(file, 'utf8')).filter((entry) => entry.prefix === prefix)
  if (found.length === 0) throw new Error(`${file} has no list of options with the prefix "${prefix}".`)
  return found
}

/** The entries of all lists in a text. */
export function optionEntries(text: string): readonly OptionEntry[] {
  const lists = text.matchAll(/^:::options(?:\{#([\w-]+)\})?\n([\s\S]*?)\n:::$/gm)
  return [...lists].flatMap(([, prefix = '', list = '']) =>
    list
      .split(/^- /m)
      .slice(1)
      .map((entry) => entryOf(entry, prefix)),
  )
}

function entryOf(text: string, prefix: string): OptionEntry {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const end = lines.indexOf('')
  const facts = new Map(
    lines.slice(0, end).map((line) => {
      const [, label = '', value = ''] = /^ {2}(\w+): (.+)$/.exec(line) ?? []
      if (label === '') throw new Error(`No fact of ${first}: ${line}`)
      return [label, value]
    }),
  )
  const required = facts.get('Required')
  return {
    prefix,
    term: first,
    name: first.replace(/^`([^`]+)`$/, '$1'),
    type: facts.get('Type') ?? '',
    usual: required === undefined ? (facts.get('Default') ?? '') : `required ${required}`,
    example: codeOf(facts.get('Example') ?? ''),
    description: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  }
}

const codeOf = (text: string): string | null =>
  /^(?:`` (.+) ``|`([^`]+)`)$/.exec(text)?.slice(1).find(Boolean) ?? null
