// Parts of a text without spaces and quotes that are long enough for a key or a token.

export interface Run {
  /** Offset of the first character. */
  readonly from: number
  /** Offset after the last character. */
  readonly to: number
}

/** Whether a character of ASCII ends a run: spaces, controls, quotes, and brackets of tags. */
const ends = Uint8Array.from({ length: 128 }, (_, code) =>
  code <= 32 || '"\'`<>'.includes(String.fromCharCode(code)) ? 1 : 0,
)

/** All runs of at least `least` characters. Only one of `least` characters of short words is read. */
export function* longRuns(text: string, least: number): Generator<Run> {
  let after = 0
  for (let at = least - 1; at < text.length; at = after + least - 1) {
    if (endsAt(text, at)) {
      after = at + 1
      continue
    }
    let from = at
    while (from > after && !endsAt(text, from - 1)) from--
    let to = at + 1
    while (to < text.length && !endsAt(text, to)) to++
    if (to - from >= least) yield { from, to }
    after = to + 1
  }
}

const endsAt = (text: string, at: number): boolean => ends[text.charCodeAt(at)] === 1
