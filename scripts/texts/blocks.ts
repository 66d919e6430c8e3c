// Parts of Markdown files that a script writes. The rest of the file is written by hand.

/** Replaces what is between `<!-- texts: NAME -->` and `<!-- /texts -->`, in all places. */
export function replaceBlock(text: string, name: string, content: string): string {
  if (!text.includes(`<!-- texts: ${name} -->`))
    throw new Error(`The file has no block "<!-- texts: ${name} -->".`)
  return replaceBlocks(text, { [name]: content })
}

/** The same for several blocks, of which a file has any. */
export function replaceBlocks(text: string, contents: Readonly<Record<string, string>>): string {
  const block = /(<!-- texts: ([\w-]+) -->\n)(?:(?!<!-- texts)[\s\S])*?(<!-- \/texts -->)/g
  return text.replace(block, (whole, begin: string, name: string, end: string) => {
    const content = contents[name]
    if (content === undefined) return whole
    return content === '' ? begin + end : `${begin}\n${content}\n\n${end}`
  })
}

/** Replaces the only table of a page. */
export function replaceTable(text: string, table: string): string {
  if (!/^\|/m.test(text)) throw new Error('The file has no table.')
  return text.replace(/^(?:\|.*\n)+/m, () => `${table}\n`)
}
