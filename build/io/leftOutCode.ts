// Code that the bundler left out of the server's code, because pages hardly ever load it while they are
// rendered. When one does, the module in its place leaves a note beside the bundle, and the build starts
// again with all of the code.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file of the note, in the folder of the server's code. */
export const leftOutNote = 'asked'
/** The code of the error that such a module throws. */
export const leftOutError = 'TROODON_LEFT_OUT'

/** Whether a page has asked for code that was left out. `serverBundle` is a file of the server's code. */
export const wasAskedFor = (serverBundle: string): boolean =>
  existsSync(join(dirname(serverBundle), leftOutNote))

/** Whether an error is that of such a module: the site's code does not have to handle it. */
const isOfLeftOut = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null | undefined)?.code === leftOutError

/** A module in the server's code of a cache, whatever the folder of the cache. */
const inServerCode = /[\\/]theme[\\/]server[^\\/]*[\\/](?:.*[\\/])?[^\\/]+\.mjs$/

interface ImportFailure extends NodeJS.ErrnoException {
  /** The module that Node cannot find. */
  readonly url?: string
}

/**
 * Whether an import has failed of which the site's code does not wait for the end: its code was left out, or
 * the bundle was removed meanwhile, as the one of a verification is.
 */
export function isOfLateImport(error: unknown): boolean {
  if (isOfLeftOut(error)) return true
  const { code, url, path } = (error ?? {}) as ImportFailure
  const missing = code === 'ERR_MODULE_NOT_FOUND' && url?.startsWith('file:') ? fileURLToPath(url) : path
  return (code === 'ERR_MODULE_NOT_FOUND' || code === 'ENOENT') && inServerCode.test(missing ?? '')
}

/** What was rendered is of no use: a page needs code that was left out. */
export class LeftOutCode extends Error {
  constructor() {
    super('A page loads code that was left out of the bundle.')
    this.name = 'LeftOutCode'
  }
}
