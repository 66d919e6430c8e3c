// Loads the engine and runs a command. The code that V8 makes of it is kept after a build: the next one
// compiles nothing, also when it makes every page again.
import type * as Main from '../main.ts'
import { loadEngine } from '../workers/loadEngine.ts'

/** Resolves with the exit code. */
export async function runEngine(options: Main.MainOptions): Promise<number> {
  const engine = loadEngine<typeof Main>(options.engineFolder)
  const code = await engine.exports.main(options)
  // Other commands call less of the engine, and what they do not call would be compiled in each build.
  if (options.args[0] === 'build' && code < 2) engine.keepCode()
  return code
}
