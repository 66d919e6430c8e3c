// Code as the functions of a grammar see it. That of JavaScript looks in the rest of the code for the closing
// tag of each `<name>`, although there may be thousands of names and no closing tag.

/** Longer names are looked for each time. */
const longest = 40

export class SearchedCode extends String {
  /** Each beginning of a closing tag → where the last one begins. */
  private closing: ReadonlyMap<string, number> | null = null

  /** Finds a closing tag anywhere behind `from`, not the next one: only whether there is one counts. */
  override indexOf(word: string, from = 0): number {
    if (!word.startsWith('</') || word.length > longest) return super.indexOf(word, from)
    this.closing ??= lastClosing(this.toString())
    const at = this.closing.get(word) ?? -1
    return at < from ? -1 : at
  }
}

function lastClosing(code: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  for (const { 0: tag, index } of code.matchAll(/<\/[A-Za-z0-9\\._:-]+/g))
    for (let length = 3; length <= Math.min(longest, tag.length); length++)
      last.set(tag.slice(0, length), index)
  return last
}
