// Makes a highlight.js grammar from a short description: enough for languages of configurations, queries and
// systems, whose tokens look alike.
import type { HLJSApi, Language, Mode } from 'highlight.js'

export interface GrammarDescription {
  readonly name: string
  readonly keywords: string
  readonly literals?: string
  /** Types and functions that the language has. */
  readonly builtIns?: string
  /** How comments to the end of the line begin; default `#` and `//`. */
  readonly lineComments?: readonly string[]
  /** Comments in `/*`. Default: yes. */
  readonly blockComments?: boolean
  /** Quotation marks. Default `"`. */
  readonly quotes?: readonly string[]
  /** Strings over several lines: what opens and closes them. */
  readonly longStrings?: readonly (readonly [open: RegExp, close: RegExp])[]
  /** Expressions in strings, such as `${…}`. */
  readonly interpolation?: readonly [open: RegExp, close: RegExp]
  /** Names before `=` or `:` are attributes. */
  readonly attributes?: boolean
  /** Names before an opening parenthesis are functions. */
  readonly functions?: boolean
  readonly variables?: RegExp
  readonly caseInsensitive?: boolean
}

const split = (words = ''): string[] => words.split(/\s+/).filter(Boolean)

export const grammarOf =
  (description: GrammarDescription) =>
  (hljs: HLJSApi): Language => {
    const { keywords, literals, builtIns, caseInsensitive = false } = description
    const words = {
      $pattern: /[A-Za-z_][\w-]*/,
      keyword: split(keywords),
      literal: split(literals ?? 'true false null'),
      built_in: split(builtIns),
    }
    return {
      name: description.name,
      case_insensitive: caseInsensitive,
      keywords: words,
      contains: [
        ...commentsOf(description, hljs),
        ...stringsOf(description, words),
        {
          scope: 'number',
          begin: /\b(?:0x[\da-f_]+|0b[01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?)(?:[a-z%]{1,3})?\b/i,
        },
        ...(description.variables ? [{ scope: 'variable', begin: description.variables }] : []),
        ...(description.attributes ? [{ scope: 'attr', begin: /[A-Za-z_][\w.-]*(?=\s*[=:](?![=:]))/ }] : []),
        ...(description.functions ? [functionName([...words.keyword, ...words.built_in])] : []),
      ],
    }
  }

const functionName = (known: readonly string[]): Mode => ({
  scope: 'title.function',
  begin: new RegExp(`\\b(?!(?:${known.join('|')})\\b)[A-Za-z_]\\w*(?=\\s*\\()`),
})

function commentsOf(
  { lineComments = ['#', '//'], blockComments = true }: GrammarDescription,
  hljs: HLJSApi,
): Mode[] {
  const escaped = lineComments.map((mark) => mark.replace(/[^\w\s]/g, '\\$&'))
  return [
    ...escaped.map((mark) => hljs.COMMENT(new RegExp(mark), /$/)),
    ...(blockComments ? [hljs.C_BLOCK_COMMENT_MODE] : []),
  ]
}

function stringsOf(
  { quotes = ['"'], longStrings = [], interpolation }: GrammarDescription,
  keywords: object,
): Mode[] {
  const inside: Mode[] = [
    { scope: 'char.escape', begin: /\\[\s\S]/ },
    ...(interpolation
      ? [{ scope: 'subst', begin: interpolation[0], end: interpolation[1], keywords } as Mode]
      : []),
  ]
  return [
    ...longStrings.map(([begin, end]): Mode => ({ scope: 'string', begin, end, contains: inside })),
    ...quotes.map(
      (mark): Mode => ({ scope: 'string', begin: mark, end: new RegExp(`${mark}|$`), contains: inside }),
    ),
  ]
}
