// Colors that the site configures and that are hard to read: those of its style sheets and options. Computed
// colors are left alone, as only a browser knows them.
import { contrastOf, literalColor, mixed } from '../colors.ts'
import type { SiteFacts, SiteRule } from '../siteRule.ts'

/** The level AA of WCAG, for text and for large text. A rule of a style sheet does not say which it is. */
const forText = 4.5
const forLargeText = 3

export const colorContrast: SiteRule = ({ styleSheets }, report) => {
  for (const sheet of styleSheets()) {
    const { file, text } = sheet
    for (const { message, offset } of [...pairsIn(sheet), ...themeColors(sheet)]) {
      const before = file === null ? [] : text.slice(0, offset).split('\n')
      report({
        ...{ file, line: before.length, column: file === null ? 0 : (before.at(-1)?.length ?? 0) + 1 },
        message,
        hint: 'Make one of the colors darker or lighter.',
      })
    }
  }
}

type Sheet = ReturnType<SiteFacts['styleSheets']>[number]

interface Poor {
  readonly message: string
  readonly offset: number
}

/** Blocks of declarations without blocks in them. */
function* rulesIn(text: string) {
  const plain = text.replace(/\/\*(?:[\s\S]*?\*\/|[\s\S]*$)/g, (comment) => comment.replace(/[^\n]/g, ' '))
  let end = 0
  for (const { 0: block, 1: body = '', index } of plain.matchAll(/\{([^{}]*)\}/g)) {
    const before = plain.slice(end, index).split(/[{};]/).at(-1) ?? ''
    const selector = before.trim()
    end = index + block.length
    const declarations = new Map(
      body.split(';').map((one): [string, string] => {
        const at = one.indexOf(':')
        return [
          one.slice(0, Math.max(at, 0)).trim(),
          one
            .slice(at + 1)
            .replace(/!important/, '')
            .trim(),
        ]
      }),
    )
    yield { selector, declarations, offset: index - before.trimStart().length }
  }
}

/** Rules that set a text and its background. */
function pairsIn({ text }: Sheet): readonly Poor[] {
  return [...rulesIn(text)].flatMap(({ selector, declarations, offset }) => {
    const background = literalColor(declarations.get('background') ?? declarations.get('background-color'))
    if (!background || declarations.has('background-clip') || /:disabled|::selection/.test(selector))
      return []
    return [...declarations].flatMap(([name, value]): Poor[] => {
      const isCode = name.startsWith('--code-')
      const color = name === 'color' || isCode ? literalColor(value) : null
      const wanted = isCode || isOption.test(selector) ? forText : forLargeText
      return color ? poor(`${selector} { ${name}: ${value} }`, { color, background, wanted, offset }) : []
    })
  })
}

/** Selectors that options of the configuration make. */
const isOption = /^\.announcement-bar$|\.theme-code-block$/

interface Pair {
  readonly color: readonly number[]
  readonly background: readonly number[]
  readonly wanted: number
  readonly offset: number
}

function poor(name: string, { color, background, wanted, offset }: Pair): Poor[] {
  const contrast = contrastOf(color, background)
  if (contrast >= wanted) return []
  const of = `${Math.floor(contrast * 100) / 100}:1`
  return [{ message: `${name} has a contrast of ${of} with its background, and needs ${wanted}:1.`, offset }]
}

/** Links and text on the background of the page. The theme makes links from the primary color. */
function themeColors({ text, isOwnTheme }: Sheet): readonly Poor[] {
  return [...rulesIn(text)].flatMap(({ selector, declarations, offset }) => {
    const mode = /\[data-theme=["']?dark["']?\]/.test(selector)
      ? 'dark'
      : /^(?::root|html)\b/.test(selector)
        ? 'light'
        : null
    if (mode === null) return []
    const usual = isOwnTheme ? docusaurus[mode] : troodon[mode]
    const background = literalColor(declarations.get('--ifm-background-color') ?? usual.background)
    if (!background) return []
    return ['--ifm-color-primary', '--ifm-link-color', '--ifm-font-color-base'].flatMap((name): Poor[] => {
      const value = literalColor(declarations.get(name))
      if (!value || (name === '--ifm-color-primary' && declarations.has('--ifm-link-color'))) return []
      const color = name === '--ifm-color-primary' ? mixed(value, usual.mix) : value
      const shown = `${selector} { ${name}: ${declarations.get(name)} }`
      return poor(shown, { color, background, wanted: forText, offset })
    })
  })
}

const troodon = {
  light: { background: '#ffffff', mix: { share: 0.84, other: 0 } },
  dark: { background: '#181920', mix: { share: 0.86, other: 255 } },
} as const
const docusaurus = {
  light: { background: '#ffffff', mix: { share: 1, other: 0 } },
  dark: { background: '#1b1b1d', mix: { share: 1, other: 0 } },
} as const
