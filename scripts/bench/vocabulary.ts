// Made-up words, the same in every run.

const syllables =
  'ba ke li mo nu ra se ti vo zu da fe gi ho ju ka le mi no pu re sa to vi we ya bri clo dra fle'.split(' ')

/** Each word once. The common words are short, as in a real language. */
export function vocabularyOf(count: number): readonly string[] {
  const words: string[] = []
  for (let index = syllables.length; words.length < count; index++) {
    let word = ''
    // Scattered, so that neighbors in the list do not start alike.
    for (let rest = index; rest > 0; rest = Math.floor(rest / syllables.length))
      word += syllables[(rest * 7) % syllables.length]
    words.push(word)
  }
  return words
}
