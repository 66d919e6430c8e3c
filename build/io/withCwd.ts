// Runs code of packages that looks for files from the current folder. A site is built from any folder, so
// within a run, the current folder is that of the site.
import { AsyncLocalStorage } from 'node:async_hooks'

interface CwdState {
  readonly folders: AsyncLocalStorage<string>
}

/** Kept beside the function that it replaces, which code of other bundles of the engine replaces too. */
const key = Symbol.for('troodon.cwd')

/** Runs a function for which `process.cwd()` and `path.resolve()` begin at `folder`, also after a wait. */
export const withCwd = <T>(folder: string, run: () => T): T => stateOf().folders.run(folder, run)

function stateOf(): CwdState {
  const known = (process as unknown as Record<symbol, CwdState | undefined>)[key]
  if (known) return known
  const folders = new AsyncLocalStorage<string>()
  const real = process.cwd.bind(process)
  process.cwd = () => folders.getStore() ?? real()
  const state = { folders }
  Object.defineProperty(process, key, { value: state })
  return state
}
