// highlight.js with grammars that are loaded on first use. Code and lines have a maximum length, because some
// grammars take quadratic time on long lines (highlight.js issue 4529).
import type { HLJSApi, LanguageFn } from 'highlight.js'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import { nearest } from '../model/text/nearest.ts'
import { escapeHtml } from '../shared/escape.ts'
import { codeAliases, grammarName, plainCodeLanguages } from './codeLanguages.ts'
import { openColors } from './colors/openColors.ts'
import { ownGrammars } from './grammars/index.ts'
import { createRecent } from './recent.ts'

export interface Highlighter {
  /** HTML of the code; plain and escaped when the language is unknown or the code too large. */
  readonly highlight: (code: string, language: string | null) => Highlighted
}

interface Highlighted {
  readonly html: string
  readonly problem: Pick<LocalDiagnostic, 'code' | 'message' | 'hint'> | null
}

export interface LanguageSource {
  readonly core: HLJSApi
  /** Names of the grammar files. */
  readonly names: readonly string[]
  readonly load: (name: string) => LanguageFn
  /** Languages of the site; they win over all others. */
  readonly ofSite?: SiteLanguages | null
  /**
   * Only an unknown language with a name like that of another one is a problem. Docusaurus has no colors for
   * the others either, and its sites name them on purpose.
   */
  readonly onlyTypos?: boolean
}

/** Languages that the build does not have otherwise, or that the site has changed. */
export interface SiteLanguages {
  /** In lower case. */
  readonly names: readonly string[]
  /** HTML of the code; throws what a grammar throws. */
  readonly colors: (code: string, name: string) => string
}

/**
 * Characters of highlighted code to keep. Versions of a document share most of their code: on a large site,
 * half of the blocks are repeated.
 */
const cacheSize = 600_000

/**
 * Front matter at the start of a Markdown example, which the Markdown grammar takes for a rule and a heading.
 */
const frontMatterIn = /^---[ \t]*\n((?:(?!---).*\n)*)---[ \t]*(?=\n|$)/

const meta = (text: string): string => `<span class="hljs-meta">${text}</span>`

const maxLength = 200_000
const maxLineLength = 4_000

export function createHighlighter(source: LanguageSource): Highlighter {
  const known = new Set([...source.names, ...ownGrammars.keys()])
  const ofSite = new Set(source.ofSite?.names)
  const recent = createRecent(cacheSize)
  const colors = openGrammars(source, known)
  const remembered = (key: string, print: () => string): string => {
    const done = recent.get(key)
    if (done !== undefined) return done
    const html = print()
    // Only what is new: each text that is kept again counts as another one.
    recent.set(key, html)
    return html
  }
  return {
    highlight(code, language) {
      const name = language?.toLowerCase() ?? ''
      const isOfSite = ofSite.has(name)
      if (name === '' || (plainCodeLanguages.has(name) && !isOfSite)) return plain(code)
      const grammar = grammarName(name)
      if (!isOfSite && !known.has(grammar)) {
        const similar = nearestLanguage(name, [...known, ...ofSite, ...Object.keys(codeAliases)])
        const problem = unknownLanguage(language ?? '', similar, source.onlyTypos ?? false)
        return problem ? plain(code, ...problem) : plain(code)
      }
      if (code.length > maxLength || hasLongLine(code))
        return plain(
          code,
          'codeTooLargeToHighlight',
          'This code block is too large to highlight.',
          `Blocks up to ${maxLength} characters with lines up to ${maxLineLength} are highlighted.`,
        )
      if (isOfSite)
        return siteColors(code, name, () =>
          remembered(`site ${name}\n${code}`, () => source.ofSite?.colors(code, name) ?? ''),
        )
      return { html: remembered(`${grammar}\n${code}`, () => colors(code, grammar)), problem: null }
    },
  }
}

function unknownLanguage(
  language: string,
  similar: string | null,
  onlyTypos: boolean,
): readonly [code: LocalDiagnostic['code'], message: string, hint: string] | null {
  // ```title="a.js"
  const setting = /^[\w-]+(?==)/.exec(language)?.[0]
  if (setting !== undefined)
    return [
      'unknownCodeLanguage',
      `The code block begins with ${setting}= instead of a language, so ${setting} has no effect.`,
      'Write the language first, or text for no colors.',
    ]
  if (similar === null && onlyTypos) return null
  return [
    'unknownCodeLanguage',
    `The code language "${language}" is unknown, so the block has no colors.`,
    similar ? `Did you mean ${similar}?` : 'Use text for no colors.',
  ]
}

/** Most names are short, so a few edits make one of any other. Near ones begin with the same letter. */
const nearestLanguage = (name: string, names: readonly string[]): string | null =>
  nearest(
    name,
    names.filter((one) => one[0] === name[0]),
    name.length <= 5 ? 1 : 2,
  )

/** Colors code with grammars of highlight.js. */
function openGrammars(
  source: LanguageSource,
  known: ReadonlySet<string>,
): (code: string, grammar: string) => string {
  const paint = openColors(source.core)

  /**
   * Includes the languages that the grammar embeds, so that the result does not depend on the code
   * highlighted before.
   */
  function register(grammar: string): void {
    if (source.core.getLanguage(grammar)) return
    source.core.registerLanguage(
      grammar,
      ownGrammars.get(grammar) ?? withFlags(grammar, source.load(grammar)),
    )
    for (const inner of embeddedLanguages(source.core.getLanguage(grammar)))
      if (known.has(inner)) register(inner)
  }

  return function colors(code: string, grammar: string): string {
    register(grammar)
    const inside = grammar === 'markdown' && known.has('yaml') ? frontMatterIn.exec(code) : null
    if (!inside) return paint(code, grammar)
    return (
      [meta('---'), '\n', colors(inside[1] ?? '', 'yaml'), meta('---')].join('') +
      colors(code.slice(inside[0].length), grammar)
    )
  }
}

/** In `--yes` and `--read`, the grammar of shells takes the word for a command. */
function withFlags(grammar: string, load: LanguageFn): LanguageFn {
  if (grammar !== 'bash') return load
  return (core) => {
    const made = load(core)
    return { ...made, contains: [...made.contains, { match: /(?<![\w-])--?[A-Za-z][\w-]*/ }] }
  }
}

/** Code of the site runs here. */
function siteColors(code: string, name: string, print: () => string): Highlighted {
  try {
    return { html: print(), problem: null }
  } catch (error) {
    return plain(
      code,
      'unknownCodeLanguage',
      `The grammar of ${name} failed: ${(error as Error | null)?.message ?? String(error)}.`,
      'Correct the grammar of Prism that your site adds.',
    )
  }
}

/** The languages that a grammar uses for parts of the code. */
function embeddedLanguages(
  grammar: unknown,
  seen = new Set<unknown>(),
  found = new Set<string>(),
): ReadonlySet<string> {
  if (typeof grammar !== 'object' || grammar === null || grammar instanceof RegExp || seen.has(grammar))
    return found
  seen.add(grammar)
  const { subLanguage } = grammar as { subLanguage?: string | string[] }
  // An empty list means detection among the registered languages, which depends on the code highlighted
  // before.
  if (Array.isArray(subLanguage) && subLanguage.length === 0) Reflect.deleteProperty(grammar, 'subLanguage')
  else for (const name of [subLanguage ?? []].flat()) found.add(grammarName(name))
  for (const value of Object.values(grammar)) embeddedLanguages(value, seen, found)
  return found
}

const hasLongLine = (code: string): boolean =>
  code.length > maxLineLength && code.split('\n').some((line) => line.length > maxLineLength)

function plain(
  code: string,
  problem?: LocalDiagnostic['code'],
  message = '',
  hint: string | null = null,
): Highlighted {
  return { html: escapeHtml(code), problem: problem ? { code: problem, message, hint } : null }
}
