// Applies the site's hook for front matter (`markdown.frontMatter` in the configuration) to a page.
import { readField } from '../markdown/frontMatterField.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { type FrontMatter, type FrontMatterKey, frontMatterFields } from '../model/frontMatter.ts'
import type { PageFacts } from '../model/page.ts'
import type { FrontMatterHook } from '../model/project.ts'
import type { SourcePath } from '../shared/paths.ts'

export interface Hooked {
  readonly facts: PageFacts
  readonly diagnostics: readonly Diagnostic[]
}

/** Checks the values that the hook changed like written ones, and ignores unknown fields. */
export function applyHook(hook: FrontMatterHook, source: SourcePath, facts: PageFacts): Hooked {
  const problem = (message: string): Diagnostic => ({
    code: 'frontMatterHook',
    file: source,
    line: 1,
    column: 1,
    message,
    hint: 'Correct markdown.frontMatter.',
  })
  const before: Readonly<Record<string, unknown>> = facts.frontMatter
  let after: Readonly<Record<string, unknown>>
  try {
    after = hook({ filePath: source, frontMatter: { ...before } })
  } catch (error) {
    return { facts, diagnostics: [problem(`The front matter hook failed: ${(error as Error).message}`)] }
  }
  if (typeof after !== 'object' || after === null)
    return { facts, diagnostics: [problem('The front matter hook must return the front matter.')] }
  const fields: Record<string, unknown> = {}
  const diagnostics: Diagnostic[] = []
  for (const [key, value] of Object.entries(after)) {
    if (value === before[key]) fields[key] = value
    else if (value !== undefined && Object.hasOwn(frontMatterFields, key)) {
      const read = readField(frontMatterFields[key as FrontMatterKey], value, { line: 1, column: 1, raw: '' })
      if (read.ok) fields[key] = read.value
      else
        diagnostics.push(
          problem(`The front matter hook returns ${read.found} for ${key}, which must be ${read.expected}.`),
        )
    }
  }
  return { facts: { ...facts, frontMatter: fields as FrontMatter, changed: true }, diagnostics }
}
