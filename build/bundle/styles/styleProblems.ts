// Mistakes in the style sheets of a site: browsers leave out the rule without a word.
import type { Message } from 'esbuild'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { toDiagnostic } from '../bundleTypes.ts'

/** From warnings of esbuild. A file that is bundled for several outputs is reported once. */
export function styleProblems(warnings: readonly Message[]): readonly Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  for (const warning of warnings) {
    const file = warning.location?.file ?? ''
    if (warning.id !== 'css-syntax-error' || !file.endsWith('.css') || isOfPackage(file)) continue
    const text = `This is not valid CSS: ${lowerCased(warning.text)}.`
    const problem = { ...toDiagnostic({ ...warning, text }, 'styleSyntax'), hint: advice }
    found.set(JSON.stringify([problem.file, problem.line, problem.column]), problem)
  }
  return [...found.values()]
}

const isOfPackage = (file: string): boolean => /(?:^|[\\/])node_modules[\\/]/.test(file)

const lowerCased = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const advice = 'Correct it: browsers ignore this rule, and sometimes those after it.'
