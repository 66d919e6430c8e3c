// What a preview has in place of pages that cannot be rendered: a document with the error. The code of such a
// page is not run again, as it may never end.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import { type MakeTools, type Output, type PageOutput, textOutput } from '../outputs/output.ts'
import { errorDocument } from '../problems/errorDocument.ts'
import { openSourceTexts } from '../problems/sourceTexts.ts'

export interface ErrorPages {
  /** The document for a problem. */
  readonly page: (problem: Diagnostic) => string
  /** The same outputs, with documents for the pages whose code failed before. */
  readonly replace: (outputs: Iterable<Output>) => Iterable<Output>
  /** Renders posts for feeds; one that fails is empty there. */
  readonly renderText: (render: MakeTools['renderText']) => MakeTools['renderText']
}

/** `root` is the absolute folder of the site. */
export function createErrorPages(
  { inspected: { failed } }: Pick<LinkedSite, 'inspected'>,
  root: string,
): ErrorPages {
  const texts = openSourceTexts(root)
  const page = (problem: Diagnostic) =>
    errorDocument(problem, problem.file === null ? null : texts(problem.file))
  /** The problem of the page's own code, or of a post that it lists. */
  const problemOf = (output: PageOutput): Diagnostic | undefined => {
    const { serverFile, posts = [] } = output.job()
    const files = [serverFile, ...posts.map((post) => post.serverFile)]
    return files.map((file) => (file === null ? undefined : failed.get(file))).find(Boolean)
  }
  return {
    page,
    *replace(outputs) {
      for (const output of outputs) {
        const problem = output.type === 'page' && failed.size > 0 ? problemOf(output) : undefined
        yield problem && output.type === 'page' ? textOutput(output.html, page(problem)) : output
      }
    },
    renderText: (render) => async (job, locale) => {
      const isKnown = job.serverFile !== null && failed.has(job.serverFile)
      const made = isKnown ? null : await render(job, locale)
      return made === null || 'error' in made ? { html: '' } : made
    },
  }
}
