// The number of words of a text, in languages with and without spaces.
import { expect, it } from 'vitest'
import { countWords } from '../../../build/markdown/countWords.ts'

const texts = [
  "Don't count v3.10.2, 1,000 and snake_case twice: a:b, `x.y.z`, 12:30.",
  '[link](https://example.com/a-b?c=d_e#f) <!-- comment --> {/* note */}',
  'const __dirname = ->______________; _ alone, _em_ and **strong** ⚠️ ✍️ 👩‍💻 ❤️',
  'naïve café l’été Straße ÆØÅ Ελληνικά русский текст עברית עם שלום العربية',
  '日本語汉语漢語English한국어カタカナーひらがな 예문Latin예문 3분 기다려 Go와 웹',
  '移植到这个新基础上的工作正在积极进行中，大部分复杂的工作已经完成。',
  'ภาษาไทยไม่มีช่องว่างระหว่างคำ v2.0 ພາສາລາວ ភាសាខ្មែរ မြန်မာ',
  'हिन्दी में शब्द  தமிழ் १२३ ①② ½ m² a1b2 1a.b2 x\'y"z',
]

it.each(texts)('counts as many words as Intl.Segmenter in %j', (text) => {
  const segments = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)]
  expect(countWords(text)).toBe(segments.filter(({ isWordLike }) => isWordLike).length)
})
