// The problem of a plugin whose code throws, or does not end.
import { configLimitHint, TimeLimitError } from '../io/inTime.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { messageChain } from '../model/messageChain.ts'
import type { Project } from '../model/project.ts'

export function pluginFailed({ configFile }: Project, name: string, error: unknown): Diagnostic {
  const isEndless = error instanceof TimeLimitError
  const reason = isEndless ? error.message : `failed: ${messageChain(error)}`
  const missing = /Cannot find (?:package|module) '([^'.][^']*)'/.exec(reason)?.[1]
  return {
    code: 'pluginFailed',
    file: configFile,
    line: 0,
    column: 0,
    message: `The plugin ${name} ${reason}${isEndless ? '.' : ''}`,
    hint: isEndless ? configLimitHint : missing ? `Install it: npm install ${missing}` : null,
    find: [name],
  }
}
