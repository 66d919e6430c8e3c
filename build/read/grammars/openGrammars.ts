// The languages that a thread colors with Prism.
import { isKnownLanguage } from '../../markdown/codeLanguages.ts'
import { type PrismToken, printTokens } from '../../markdown/colors/prismTokens.ts'
import type { LanguageSource, SiteLanguages } from '../../markdown/highlight.ts'
import type { Grammar, Prism } from './prismInstance.ts'
import { type GrammarSource, runGrammars } from './runGrammars.ts'

/** `known` are the grammars of highlight.js: they color what the site has not changed. */
export function openGrammars(source: GrammarSource, known: LanguageSource['names']): SiteLanguages {
  const ours = new Set(known)
  const { prism, all, changed } = runGrammars(source)
  const isOwn = (name: string) => changed.has(name) || !isKnownLanguage(name, (file) => ours.has(file))
  const grammars = new Map([...all].filter(([name]) => isOwn(name)))
  return {
    names: [...grammars.keys()],
    colors: (code, name) => printTokens(tokensOf(code, name, { prism, grammar: grammars.get(name) ?? {} })),
  }
}

/** With the hooks of languages of templates, which take other languages out of the code and put them back. */
function tokensOf(
  code: string,
  language: string,
  { prism, grammar }: { readonly prism: Prism; readonly grammar: Grammar },
): readonly PrismToken[] {
  const values = { code, grammar, language, tokens: [] as readonly PrismToken[] }
  prism.hooks.run('before-tokenize', values)
  values.tokens = prism.tokenize(values.code, values.grammar)
  prism.hooks.run('after-tokenize', values)
  return values.tokens
}
