// What an SVG file would run when a browser opens it by itself.

const finds: readonly (readonly [RegExp, string])[] = [
  [/<(?:\w+:)?script[\s>/]/i, 'a script'],
  [/<[^<>]*?\son[a-z]+\s*=/i, 'an event handler'],
  [/(?:href|src)\s*=\s*["']?\s*javascript:/i, 'a link that runs code'],
]

/** In words, or null. Comments and character data do not count. */
export function scriptInSvg(text: string): string | null {
  const bare = without(without(text, '<!--', '-->'), '<![CDATA[', ']]>')
  return finds.find(([pattern]) => pattern.test(bare))?.[1] ?? null
}

/** The text without its parts from `open` to `close`; one that does not end reaches to the end of the text. */
function without(text: string, open: string, close: string): string {
  const kept: string[] = []
  let at = 0
  for (let start = text.indexOf(open); start !== -1; start = text.indexOf(open, at)) {
    kept.push(text.slice(at, start))
    const end = text.indexOf(close, start + open.length)
    at = end === -1 ? text.length : end + close.length
  }
  return kept.join('') + text.slice(at)
}
