// KaTeX, when the site has installed it: formulas as MathML, which browsers display without styles or fonts.
// Sites that come from Docusaurus load the style sheet of KaTeX, so they also get its HTML.
import { createRequire } from 'node:module'
import { findPackage } from '../io/findPackage.ts'
import type { MarkdownConfig } from '../model/project.ts'

interface Katex {
  readonly renderToString: (source: string, options: object) => string
}

/** Prints a formula; throws for one that cannot be read. Null when KaTeX is not installed. */
export function loadMath(
  root: string,
  { katex: options, katexHtml }: Pick<MarkdownConfig, 'katex' | 'katexHtml'>,
): ((source: string, display: boolean) => string) | null {
  const found = findPackage('katex', root)
  const katex = found && (createRequire(import.meta.url)(found.folder) as Katex)
  return (
    katex &&
    ((source, display) =>
      katex.renderToString(source, {
        strict: 'ignore',
        // KaTeX keeps macros that a formula defines.
        ...structuredClone(options),
        displayMode: display,
        output: katexHtml ? (options['output'] ?? 'mathml') : 'mathml',
        throwOnError: true,
      }))
  )
}
