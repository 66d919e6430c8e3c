// A bundled script of the engine with the code that V8 made of it in an earlier process, which is kept in the
// cache: compiling takes a third of the time of an edit.
import { isAscii } from 'node:buffer'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { readSealed, writeSealed } from './cacheFiles/sealed.ts'

export interface LoadedScript<Exports> {
  readonly exports: Exports
  /** Keeps the code of all functions that were called, unless there was some already. */
  readonly keepCode: () => void
}

type Run<Exports> = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: Exports },
  url: string,
  load: (url: string) => Promise<unknown>,
) => void

/**
 * `file` is a CommonJS script inside a function, with `__url` in place of `import.meta.url` and `__import`
 * of `import`, which scripts do not have. `codeFile` belongs to this content of it. Code of another version
 * of V8, or that is damaged, only costs time. The folder of `codeFile` has nothing else; null: no code is
 * kept.
 */
export function loadScript<Exports extends object>(
  file: string,
  codeFile: string | null,
): LoadedScript<Exports> {
  const cachedData = (codeFile !== null && readSealed(codeFile)) || undefined
  const script = new Script(textOf(readFileSync(file)), { filename: file, cachedData })
  const isKept = cachedData !== undefined && !script.cachedDataRejected
  const run = script.runInThisContext() as Run<Exports>
  const module = { exports: {} as Exports }
  const load = (url: string) => import(url)
  run(module.exports, createRequire(file), module, pathToFileURL(file).href, load)
  return {
    exports: module.exports,
    keepCode() {
      if (isKept || codeFile === null) return
      try {
        const folder = dirname(codeFile)
        mkdirSync(folder, { recursive: true })
        writeSealed(codeFile, script.createCachedData())
        for (const name of readdirSync(folder)) if (name !== basename(codeFile)) rmSync(join(folder, name))
      } catch {
        // A cache that cannot be written: the next process compiles again.
      }
    },
  }
}

/** ASCII is neither decoded nor copied into the heap: the engine has megabytes of it. */
const textOf = (bytes: Buffer): string => bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')
