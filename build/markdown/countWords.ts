// Counts words as Docusaurus does, by the word boundaries of Unicode. `Intl.Segmenter` needs a second for
// 100 kB, so only scripts whose words a dictionary finds go through it; an expression counts all others.

/** The number of words in `text`. Punctuation and symbols are none. */
export function countWords(text: string): number {
  const dense = text.match(denseRun) ?? []
  return (
    (text.match(word)?.length ?? 0) +
    (text.match(hangul)?.length ?? 0) +
    dense.reduce((sum, run) => sum + countDense(run), 0)
  )
}

/** Scripts without spaces between words. */
const dense =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
const letter = `(?![${dense}\\p{sc=Hangul}])\\p{Alphabetic}`
const digit = '\\p{Nd}'

const denseRun = new RegExp(`(?:(?=[${dense}])[\\p{L}\\p{M}\\p{Nl}])+`, 'gu')

/** A boundary is wherever Korean meets another script. */
const hangul = /\p{sc=Hangul}+/gu

/** Letters and digits, with what joins them: `don't`, `3.10`, `snake_case`, `__`. */
const word = new RegExp(
  `(?:${letter}|${digit}|\\p{Pc}(?=\\p{Pc}|${letter}|${digit}))` +
    `(?:${letter}|${digit}|[\\p{M}\\p{Cf}]|\\p{Pc}` +
    `|(?<=\\p{L}\\p{M}*)['.\\u2018\\u2019\\u2024:\\u00b7\\u0387](?=(?![${dense}\\p{sc=Hangul}])\\p{L})` +
    `|(?<=\\p{Nd})['.,;\\u2018\\u2019\\u2024](?=\\p{Nd}))*`,
  'gu',
)

/** Made when a text needs it: that takes 10 ms. */
let segmenter: Intl.Segmenter | null = null

function countDense(run: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  let count = 0
  for (const { isWordLike } of segmenter.segment(run)) if (isWordLike) count++
  return count
}
