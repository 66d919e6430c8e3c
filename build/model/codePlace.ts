// Where an exception was thrown in the bundled server code.
export interface CodePlace {
  /** Absolute path of the bundled file. */
  readonly file: string
  /** Both count from 1. */
  readonly line: number
  readonly column: number
}

/** The first place of the stack that is in bundled code; null when there is none. */
export function codePlaceOf(error: unknown): CodePlace | null {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, file = '', line, column] =
    /(?:file:\/\/)?((?:\/|[A-Z]:)[^\n()]*\.mjs)(?:\?[^:\n]*)?:(\d+):(\d+)/.exec(stack) ?? []
  return file === '' ? null : { file: decodeURI(file), line: Number(line), column: Number(column) }
}
