// The link of a line in which the cursor is. The line may be half written, so nothing is parsed.

export interface WrittenLink {
  /** As written, without the brackets of `<a b.md>`. */
  readonly href: string
  readonly isImage: boolean
  /** Columns of the URL, from 0. */
  readonly start: number
  readonly end: number
}

/** Null where the cursor, between two characters and counted from 0, is in no URL of a link. */
export function linkAt(line: string, cursor: number): WrittenLink | null {
  for (const { pattern, isImage } of places)
    for (const found of line.matchAll(pattern)) {
      const { before = '', href = '' } = found.groups ?? {}
      const start = found.index + before.length
      const end = start + href.length
      if (start <= cursor && cursor <= end)
        return { href, isImage: isImage(before, line, found.index), start, end }
    }
  return null
}

interface Place {
  readonly pattern: RegExp
  readonly isImage: (before: string, line: string, at: number) => boolean
}

const places: readonly Place[] = [
  // `](url`, `](<url>`
  {
    pattern: /(?<before>\]\(\s*<)(?<href>[^<>]*)/g,
    isImage: (_before, line, at) => opensImage(line, at),
  },
  {
    pattern: /(?<before>\]\(\s*)(?<href>(?:\([^\s()]*\)|[^\s()<])*)/g,
    isImage: (_before, line, at) => opensImage(line, at),
  },
  // `[name]: url`
  { pattern: /^(?<before>[\s>]*\[[^\]]+\]:\s*<?)(?<href>[^\s<>]*)/g, isImage: () => false },
  // `href="url"`, `to='url'`, `src="url"`
  {
    pattern:
      /(?<before>(?<![\w-])(?:href|to|src|poster)\s*=\s*(?:\{\s*)?(?<quote>["']))(?<href>(?:(?!\k<quote>).)*)/g,
    isImage: (before) => /^(?:src|poster)/.test(before),
  },
]

/** Whether the bracket that `]` at this place closes follows a `!`. */
function opensImage(line: string, at: number): boolean {
  let depth = 0
  for (let index = at; index >= 0; index--) {
    if (line[index] === ']') depth++
    else if (line[index] === '[' && --depth === 0) return line[index - 1] === '!'
  }
  return false
}
