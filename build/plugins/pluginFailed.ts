// The problem of a plugin whose code throws, or does not end.
import { placeInStack } from '../config/locateFailure.ts'
import { installHint } from '../io/installHint.ts'
import { configLimitHint, TimeLimitError } from '../io/inTime.ts'
import { unbuiltPackage } from '../io/unbuiltPackage.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { messageChain } from '../model/messageChain.ts'
import { packageOf } from '../model/packageOf.ts'
import type { Project } from '../model/project.ts'

export function pluginFailed({ configFile, root }: Project, name: string, error: unknown): Diagnostic {
  const isEndless = error instanceof TimeLimitError
  const failure = isEndless ? error.message : `failed: ${messageChain(error)}`
  const missing = /Cannot find (?:package|module) '([^'.][^']*)'/.exec(failure)?.[1]
  const isNoFile = failure.includes(`Cannot find module '${name}' imported from`) && missing === undefined
  const unbuilt = missing === undefined ? null : unbuiltPackage(missing, root)
  const reason = isNoFile
    ? 'does not exist: there is no such file.'
    : unbuilt
      ? `cannot be loaded: ${missing === name ? '' : `it needs ${missing}, and `}${unbuilt.reason}.`
      : failure
  const place = error instanceof Error && !isEndless ? placeInStack(error, root) : {}
  return {
    code: 'pluginFailed',
    file: configFile,
    line: 0,
    column: 0,
    message: `The plugin ${name} ${reason}${isEndless ? '.' : ''}`,
    hint: isEndless
      ? configLimitHint
      : isNoFile
        ? 'Correct the path. It is relative to the configuration.'
        : missing
          ? (unbuilt?.hint ?? installHint(packageOf(missing), root))
          : null,
    ...(place.file ? place : { find: [name] }),
    // Nobody knows which pages it would add.
    hides: ['segment ?'],
  }
}
