// Code that the bundler left out of the server's code, because pages hardly ever load it while they are
// rendered. When one does, the module in its place leaves a note beside the bundle, and the build starts
// again with all of the code.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const note = 'asked'
const code = 'TROODON_LEFT_OUT'

/** The module in place of the code. It is in a folder of the server's code. */
export const leftOutModule = `import { writeFileSync } from 'node:fs'
writeFileSync(new URL(${JSON.stringify(`../${note}`)}, import.meta.url), '')
throw Object.assign(new Error('This code is not part of the bundle yet.'), { code: ${JSON.stringify(code)} })`

/** Whether a page has asked for code that was left out. `serverBundle` is a file of the server's code. */
export const wasAskedFor = (serverBundle: string): boolean => existsSync(join(dirname(serverBundle), note))

/** Whether an error is that of such a module: the site's code does not have to handle it. */
export const isOfLeftOut = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null | undefined)?.code === code

/** What was rendered is of no use: a page needs code that was left out. */
export class LeftOutCode extends Error {
  constructor() {
    super('A page loads code that was left out of the bundle.')
    this.name = 'LeftOutCode'
  }
}

/** `run` again, after which nothing is left out, when it needs such code. */
export async function untilNothingIsLeftOut<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof LeftOutCode)) throw error
    return run()
  }
}
