// Checks front matter with the schema of the site (`markdown.frontMatterSchema`): a Standard Schema, as
// valibot, zod and ArkType make them.
import type { FrontMatterSchema } from '../model/config/frontMatterSchema.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { PageFacts } from '../model/page.ts'
import { escapeRegExp } from '../shared/escape.ts'
import { fileNameOf, type SourcePath } from '../shared/paths.ts'

/** Partials are parts of pages, and have no front matter. */
export async function schemaProblems(
  schema: FrontMatterSchema,
  pages: ReadonlyMap<SourcePath, Pick<PageFacts, 'frontMatter' | 'ownFields'>>,
): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const [file, { frontMatter, ownFields }] of pages) {
    if (fileNameOf(file).startsWith('_')) continue
    const problem = (message: string, key?: string): Diagnostic => ({
      ...{ code: 'frontMatterSchema', file, line: 1, column: 1, message },
      hint: 'Correct the value, or markdown.frontMatterSchema.',
      ...(key === undefined ? {} : { find: [new RegExp(`(?<=^|\\n)${escapeRegExp(key)}(?=\\s*:)`)] }),
    })
    try {
      const { issues = [] } = await schema['~standard'].validate({ ...frontMatter, ...ownFields })
      for (const { message, path = [] } of issues) {
        const keys = path.map((one) => String(typeof one === 'object' ? one.key : one))
        const name = keys.length === 0 ? 'The front matter' : `The front matter field ${keys.join('.')}`
        found.push(problem(`${name} does not fit the schema: ${message.replace(/\.$/, '')}.`, keys[0]))
      }
    } catch (error) {
      found.push(problem(`The schema of the front matter failed: ${(error as Error).message}`))
    }
  }
  return found
}
