// Parts of Markdown files that a script writes. The rest of the file is written by hand.

/** Replaces what is between `<!-- texts: NAME -->` and `<!-- /texts -->`, in all places. */
export function replaceBlock(text: string, name: string, content: string): string {
  const block = new RegExp(`(<!-- texts: ${name} -->\\n)(?:(?!<!-- texts)[\\s\\S])*?(<!-- /texts -->)`, 'g')
  if (text.search(block) < 0) throw new Error(`The file has no block "<!-- texts: ${name} -->".`)
  return text.replace(block, (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`)
}

/** Replaces the only table of a page. */
export function replaceTable(text: string, table: string): string {
  if (!/^\|/m.test(text)) throw new Error('The file has no table.')
  return text.replace(/^(?:\|.*\n)+/m, () => `${table}\n`)
}
