// Labels of tags and keys of authors → parts of URLs, letter for letter as Docusaurus makes them with Lodash.

/** `Label for tag B` → `label-for-tag-b`, `JMarcey` → `j-marcey`, `i18n` → `i-18-n`, `Große` → `grosse`. */
export const kebabCase = (label: string): string =>
  (plainLetters(label).replace(/['’]/g, '').match(words) ?? []).join('-').toLowerCase()

/** Letters of Western and Central European languages without their marks. All others stay, with theirs. */
const plainLetters = (label: string): string =>
  label
    .replace(/[À-ÖØ-öø-ſ]/g, (letter) => otherLetters[letter] ?? letter.normalize('NFD'))
    .replace(marks, '')

const marks = /[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]/g

/** Letters that are not a plain letter and a mark. */
const otherLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', Æ: 'Ae', æ: 'ae', Œ: 'Oe', œ: 'oe', Ĳ: 'IJ', ĳ: 'ij', Þ: 'Th', þ: 'th', ŉ: 'n', ſ: 's' },
  ...{ Ð: 'D', ð: 'd', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i', ĸ: 'k', Ŀ: 'L', ŀ: 'l', Ł: 'L', ł: 'l' },
  ...{ Ŋ: 'N', ŋ: 'n', Ø: 'O', ø: 'o', Ŧ: 'T', ŧ: 't' },
}

const between = String.raw`\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f\u1680\u180e\u3000\ufeff`
/** Letters of other alphabets, which have no case here. */
const other = String.raw`[^\ud800-\udfff${between}\d\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde]`
const lower = `(?:[a-z]|${other})`
const pair = String.raw`[\ud800-\udbff][\udc00-\udfff]`
const flag = String.raw`(?:\ud83c[\udde6-\uddff]){2}`
const tone = String.raw`(?:\ud83c[\udffb-\udfff])?`
const variant = String.raw`[\ufe0e\ufe0f]?`

/** In this order. An emoji is a word. */
const words = new RegExp(
  [
    `[A-Z]?[a-z]+(?=[${between}]|[A-Z]|$)`,
    `(?:[A-Z]|${other})+(?=[${between}]|[A-Z]${lower}|$)`,
    `[A-Z]?${lower}+`,
    '[A-Z]+',
    String.raw`\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])`,
    String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])`,
    String.raw`\d+`,
    String.raw`(?:[\u2700-\u27bf]|${flag}|${pair})${variant}${tone}(?:\u200d(?:[^\ud800-\udfff]|${flag}|${pair})${variant}${tone})*`,
  ].join('|'),
  'g',
)
