// KaTeX, when the site has installed it: formulas as MathML, which browsers display without styles or fonts.
import { createRequire } from 'node:module'
import { findPackage } from '../io/findPackage.ts'

interface Katex {
  readonly renderToString: (source: string, options: object) => string
}

/** Prints a formula; throws for one that cannot be read. Null when KaTeX is not installed. */
export function loadMath(
  root: string,
  options: Readonly<Record<string, unknown>>,
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
        output: 'mathml',
        throwOnError: true,
      }))
  )
}
