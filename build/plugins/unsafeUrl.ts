// A URL that runs code in what a plugin adds to pages. It is not written.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Project } from '../model/project.ts'
import { unsafeMessage } from '../shared/unsafeUrls.ts'

/** `by`: the function and the plugin. */
export function unsafeUrl(by: string, url: string, file: Project['configFile']): Diagnostic {
  const { message, hint } = unsafeMessage(url)
  return { code: 'unsafeLink', file, line: 0, column: 0, hint, message: `${by}: ${message}` }
}
