// Blocks of Markdown from the finished blocks inside them.

export const oneLine = (text: string): string =>
  text.includes('\n') ? text.replace(/\\?\s*\n\s*/g, ' ') : text

export const heading = (level: number, blocks: readonly string[]): readonly string[] =>
  blocks.length === 0 ? [] : [`${'#'.repeat(level)} ${oneLine(blocks.join(' '))}`]

/** The title of what follows: a tab, a code block, a box. */
export function labelled(blocks: readonly string[]): readonly string[] {
  const text = oneLine(blocks.join(' ')).trim()
  return text === '' ? [] : [/^\*\*[^*]*\*\*$/.test(text) ? text : `**${text.replaceAll('**', '')}**`]
}

export const quote = (blocks: readonly string[]): string =>
  blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

/** A box with its title: the first block. */
export const admonition = (blocks: readonly string[]): readonly string[] =>
  blocks.length === 0 ? [] : [quote(blocks)]

/** `number`: null in a list without numbers. */
export function listItem(blocks: readonly string[], number: number | null, loose: boolean): string {
  const mark = number === null ? '- ' : `${number}. `
  const indent = ' '.repeat(mark.length)
  let text = blocks[0] ?? ''
  for (const block of blocks.slice(1))
    text += (loose || !/^(?:[-`]|\d+\. )/.test(block) ? '\n\n' : '\n') + block
  return mark + (text.includes('\n') ? text.replace(/\n(?=[^\n])/g, `\n${indent}`) : text)
}

const rules: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' }

/** The first row is the head. `sides`: alignment of each column. */
export function table(rows: readonly (readonly string[])[], sides: readonly string[]): readonly string[] {
  const [head] = rows
  if (!head) return []
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => rules[sides[index] ?? ''] ?? '---')
  return [[line(head), line(rule), ...rows.slice(1).map(line)].join('\n')]
}
