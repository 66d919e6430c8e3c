// Code that the bundler left out of the server's code, because pages hardly ever load it while they are
// rendered. When one does, the module in its place leaves a note beside the bundle, and the build starts
// again with all of the code.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The file of the note, in the folder of the server's code. */
export const leftOutNote = 'asked'
/** The code of the error that such a module throws. */
export const leftOutError = 'TROODON_LEFT_OUT'

/** Whether a page has asked for code that was left out. `serverBundle` is a file of the server's code. */
export const wasAskedFor = (serverBundle: string): boolean =>
  existsSync(join(dirname(serverBundle), leftOutNote))

/** Whether an error is that of such a module: the site's code does not have to handle it. */
export const isOfLeftOut = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null | undefined)?.code === leftOutError

/** What was rendered is of no use: a page needs code that was left out. */
export class LeftOutCode extends Error {
  constructor() {
    super('A page loads code that was left out of the bundle.')
    this.name = 'LeftOutCode'
  }
}
