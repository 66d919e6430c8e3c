// The engine as one script, with the code that V8 made of it in an earlier process: compiling is a fourteenth
// of a cold build of 1,000 pages.
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import { type LoadedScript, loadScript } from '../io/loadScript.ts'
import { limitCompiling } from './limitCompiling.ts'

/**
 * `engineFolder` has main.cjs. `files`: what the compiling of the process is limited for. V8 takes only code
 * that was made with the flags that it has, so they are those of a start while the script is loaded.
 */
export function loadEngine<Exports extends object>(engineFolder: string, files = 0): LoadedScript<Exports> {
  limitCompiling(0)
  const script = loadScript<Exports>(join(engineFolder, 'main.cjs'), codeFileOf(engineFolder))
  limitCompiling(files)
  return {
    exports: script.exports,
    keepCode() {
      limitCompiling(0)
      script.keepCode()
    },
  }
}

/** The tag stands for the version of V8, its flags, and the processor. */
function codeFileOf(engineFolder: string): string | null {
  const name = `${basename(engineFolder)}-${cachedDataVersionTag()}-${process.arch}.bin`
  const above = dirname(dirname(engineFolder))
  // A checkout has its engine in .cache/engine/NAME. An installed package may be read-only.
  if (basename(above) === '.cache') return join(above, 'code', name)
  const folder = folderOfUser()
  return folder && join(folder, name)
}

/**
 * A temporary folder that only this user can write into, as what is in it is run; null where there is none.
 */
function folderOfUser(): string | null {
  const user = process.getuid?.()
  const folder = join(tmpdir(), `troodon-code${user === undefined ? '' : `-${user}`}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const stat = lstatSync(folder)
    const isOwn = user === undefined || (stat.uid === user && (stat.mode & 0o022) === 0)
    return stat.isDirectory() && isOwn ? folder : null
  } catch {
    return null
  }
}
