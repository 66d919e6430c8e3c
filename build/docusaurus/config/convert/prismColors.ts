// Themes of Prism → colors of code. Prism has more kinds of tokens than the theme has colors.
import { isRaw, type Raw, rawOf } from '../docusaurusConfig.ts'
import { defined } from './context.ts'

/** Our color → kinds of tokens of Prism that have it, the most telling first. */
const kinds = {
  comment: ['comment'],
  keyword: ['keyword', 'tag', 'selector'],
  string: ['string', 'attr-value', 'char'],
  number: ['number', 'constant', 'boolean'],
  title: ['function', 'class-name', 'tag'],
  attr: ['attr-name', 'property', 'variable'],
  addition: ['inserted'],
  deletion: ['deleted', 'tag'],
} as const

/** The theme of Prism that Docusaurus has without one: Palenight. */
const byDefault = {
  background: '#292d3e',
  text: '#bfc7d5',
  comment: '#697098',
  keyword: '#bfc7d5',
  string: '#c3e88d',
  number: '#f78c6c',
  title: '#82aaff',
  attr: '#ffcb6b',
  addition: '#c3e88d',
  deletion: '#ff5572',
}

/** As in Docusaurus, dark mode uses the theme of light mode unless it has its own. */
export function prismColors(prism: Raw): object | undefined {
  const light = prism['theme'] === undefined ? byDefault : colorsOf(prism['theme'])
  const dark = colorsOf(prism['darkTheme']) ?? light
  return light || dark ? defined({ light, dark }) : undefined
}

/** Undefined for what is not a theme. */
function colorsOf(theme: unknown): object | undefined {
  if (!isRaw(theme)) return undefined
  const { color: text, backgroundColor: background } = rawOf(theme['plain'])
  const colors = tokenColors(Array.isArray(theme['styles']) ? theme['styles'] : [], text)
  const found = Object.entries(kinds).map(([name, types]) => [
    name,
    types.map((type) => colors.get(type)).find((color) => color !== undefined),
  ])
  const all = { background, text, ...Object.fromEntries(found) }
  const usable = Object.entries(all).filter(([, color]) => typeof color === 'string' && isColor.test(color))
  return usable.length === 0 ? undefined : Object.fromEntries(usable)
}

/** As the option accepts it. */
const isColor = /^[^{}<>;]+$/

/**
 * Kind of token → its color. A later style wins; styles for some languages only do not count. A kind that is
 * only set in italics or bold has the color of the text.
 */
function tokenColors(styles: readonly unknown[], text: unknown): ReadonlyMap<string, unknown> {
  const colors = new Map<string, unknown>()
  for (const one of styles) {
    const { types, style, languages } = rawOf(one)
    const { color } = rawOf(style)
    if (!Array.isArray(types) || languages !== undefined) continue
    for (const type of types) colors.set(String(type), color ?? colors.get(String(type)) ?? text)
  }
  return colors
}
