// KaTeX, when the site has installed it: formulas as MathML, which browsers draw themselves.
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Katex {
  readonly renderToString: (source: string, options: object) => string
}

/** Prints a formula; throws for one that cannot be read. Null when KaTeX is not installed. */
export function loadMath(root: string): ((source: string, display: boolean) => string) | null {
  let katex: Katex | null = null
  for (const from of [join(root, 'package.json'), import.meta.url])
    try {
      katex ??= createRequire(from)('katex') as Katex
    } catch {
      // Not there: the next place, or a message at the first formula.
    }
  const found = katex
  return (
    found && ((source, display) => found.renderToString(source, { displayMode: display, output: 'mathml', throwOnError: true, strict: 'ignore' }))
  )
}
