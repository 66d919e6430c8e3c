// Scripts of the engine and of its theme with the code that V8 made of them in an earlier process, which any
// site can use.
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import { type LoadedScript, loadScript } from '../io/loadScript.ts'
import { limitCompiling, limitedFor } from './limitCompiling.ts'
import { heapLimit, limitHeap } from './limitHeap.ts'

/** The name of the folder for the compiled code of a kind of script. */
type Kind = 'code' | 'theme-code'

interface KeptScript {
  /** Its name has the hash of what it contains, or `folder` has. */
  readonly file: string
  /** Folder of the engine, or of the theme. */
  readonly folder: string
  readonly name: string
  readonly kind: Kind
}

/**
 * `files`: what the compiling of the process is limited for afterwards. V8 takes only code that was made with
 * the flags that it has, so they are those of a start while the script is loaded, and while its code is kept.
 */
export function loadWithCode<Exports extends object>(
  { file, folder, name, kind }: KeptScript,
  files: number = limitedFor(),
): LoadedScript<Exports> {
  const script = asAtStart(files, () => loadScript<Exports>(file, codeFileOf(folder, name, kind)))
  return {
    exports: script.exports,
    keepCode: () => asAtStart(limitedFor(), script.keepCode),
  }
}

function asAtStart<T>(files: number, act: () => T): T {
  const heap = heapLimit()
  limitCompiling(0)
  limitHeap(0)
  try {
    return act()
  } finally {
    limitCompiling(files)
    limitHeap(heap)
  }
}

/** The tag identifies the version of V8, its flags, and the processor. */
function codeFileOf(scriptFolder: string, script: string, kind: Kind): string | null {
  const name = `${script}-${cachedDataVersionTag()}-${process.arch}.bin`
  const above = dirname(dirname(scriptFolder))
  // A checkout has its engine in .cache/engine/NAME. An installed package may be read-only.
  if (basename(above) === '.cache') return join(above, kind, name)
  const folder = folderOfUser(kind)
  return folder && join(folder, name)
}

/**
 * A temporary folder that only this user can write into, as what is in it is run; null where there is none.
 */
function folderOfUser(kind: Kind): string | null {
  const user = process.getuid?.()
  const folder = join(tmpdir(), `troodon-${kind}${user === undefined ? '' : `-${user}`}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const stat = lstatSync(folder)
    const isOwn = user === undefined || (stat.uid === user && (stat.mode & 0o022) === 0)
    return stat.isDirectory() && isOwn ? folder : null
  } catch {
    return null
  }
}
