// Colors code with the grammars that are registered in highlight.js.
import type { HLJSApi } from 'highlight.js'
import type { CompiledGrammar } from './compiledMode.ts'
import { type Languages, paint, UnusualGrammar } from './paint.ts'
import { openRules, type Rules } from './rules.ts'

/** Returns the function that makes HTML of code: `grammar` is registered, and so are those within it. */
export function openColors(core: HLJSApi): (code: string, grammar: string) => string {
  const known = new Map<string, Rules>()
  const find = (name: string): Rules | null => {
    const rules = known.get(name)
    if (rules) return rules
    if (!core.listLanguages().includes(name)) return null
    const grammar = core.getLanguage(name) as unknown as CompiledGrammar
    if (grammar.__emitTokens) throw new UnusualGrammar()
    compile(grammar, () => core.highlight('', { language: name }))
    const found = openRules(grammar)(grammar)
    known.set(name, found)
    return found
  }
  const languages: Languages = {
    find,
    detect(code, names) {
      const { value, language } = core.highlightAuto(code, names.length > 0 ? [...names] : undefined)
      return language ? `<span class="language-${language}">${value}</span>` : value
    },
  }
  return (code, grammar) => {
    try {
      const rules = find(grammar)
      if (rules) return paint(code, rules, languages)
    } catch (error) {
      if (!(error instanceof UnusualGrammar)) throw error
    }
    return core.highlight(code, { language: grammar, ignoreIllegals: true }).value
  }
}

/**
 * highlight.js compiles a grammar when it is used for the first time. A grammar that is a program is not
 * asked for matches, whose expressions would be compiled for nothing.
 */
function compile(grammar: CompiledGrammar, use: () => void): void {
  grammar.__emitTokens = () => {}
  try {
    use()
  } finally {
    grammar.__emitTokens = undefined
  }
}
