// The preview of pages that cannot be rendered: a document with the error. The code of such a
// page is not run again, as it may never end.
import { readFileSync } from 'node:fs'
import type { TraceCode } from '../bundle/traceCode.ts'
import type { CodePlace } from '../model/codePlace.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import { type MakeTools, type Output, type PageOutput, textOutput } from '../outputs/output.ts'
import { type FailedPage, failureKey } from '../outputs/pages/inspectPages.ts'
import { codeFrame, errorDocument, type Frame } from '../problems/errorDocument.ts'
import { openSourceTexts, type SourceTexts } from '../problems/sourceTexts.ts'

export interface ErrorPages {
  /** The document for a problem. */
  readonly page: (problem: Diagnostic, at: CodePlace | null) => string
  /** The same outputs, with documents for the pages whose code failed before. */
  readonly replace: (outputs: Iterable<Output>) => Iterable<Output>
  /** Finds the site's own code. */
  readonly trace: TraceCode
  /** Renders posts for feeds; one that fails is empty there. */
  readonly renderText: (render: MakeTools['renderText']) => MakeTools['renderText']
}

/** `root` is the absolute folder of the site. Only a preview shows lines of its code. */
export function createErrorPages(
  { inspected: { failed } }: Pick<LinkedSite, 'inspected'>,
  root: string,
  preview: boolean,
  trace: TraceCode,
): ErrorPages {
  const texts = openSourceTexts(root)
  const page = (problem: Diagnostic, at: CodePlace | null) => {
    const frame = sourceFrame(problem, texts) ?? (at && compiledFrame(at))
    return errorDocument(problem, preview ? frame : null)
  }
  /** The problem with the code of the page, or of a post that it lists. */
  const failureOf = (output: PageOutput): FailedPage | undefined => {
    const { serverFile, locale, posts = [] } = output.job()
    const files = [serverFile, ...posts.map((post) => post.serverFile)]
    return files
      .map((file) => (file === null ? undefined : failed.get(failureKey(file, locale))))
      .find(Boolean)
  }
  return {
    page,
    trace,
    *replace(outputs) {
      for (const output of outputs) {
        const isKnown = preview && output.type === 'page' && failed.size > 0
        const found = isKnown ? failureOf(output) : undefined
        if (found && output.type === 'page') yield textOutput(output.html, page(found.problem, found.at))
        else yield output
      }
    },
    renderText: (render) => async (job, locale) => {
      const isKnown = job.serverFile !== null && failed.has(failureKey(job.serverFile, locale))
      const made = isKnown ? null : await render(job, locale)
      return made === null || 'error' in made ? { html: '' } : made
    },
  }
}

/** The lines of the file; the start of a file stands for a place that is not known. */
function sourceFrame({ file, line, column }: Diagnostic, texts: SourceTexts): Frame | null {
  const text = file === null || line === 0 || (line === 1 && column === 1) ? null : texts(file)
  return file === null || text === null ? null : { title: file, lines: codeFrame(text, line, column) }
}

/** The lines of the compiled code where it threw, under the name of the file that they come from. */
function compiledFrame({ file, line, column }: CodePlace): Frame | null {
  try {
    const text = readFileSync(file, 'utf8')
    // The bundler begins the code of each file with a comment.
    const names = text
      .split('\n')
      .slice(0, line)
      .flatMap((one) => /^\/\/ (?:site\/)?(\S.*\.\w+)$/.exec(one)?.[1] ?? [])
    return { title: `${names.at(-1) ?? file}, compiled`, lines: codeFrame(text, line, column) }
  } catch {
    return null
  }
}
