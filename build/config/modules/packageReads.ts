// Files that packages read while they work for functions of the site, such as remark plugins. Packages use
// Node's own `fs`: its functions are replaced, and note reads while such a function runs.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isAbsolute } from 'node:path'
import { nameOfRead, type ReadName, readers } from './recordReads.ts'

type Note = (name: ReadName) => void

let note: Note | null = null
/** Functions that run now: files wait for each other. */
let running = 0
let isReady = false
/** Reads of packages that `note` has seen: compilers read the same files many times. */
let noted = { by: null as Note | null, file: new Set<unknown>(), folder: new Set<unknown>() }

/** Runs the function, and calls `add` before a package reads something. */
export async function notingPackages<T>(add: Note, run: () => Promise<T>): Promise<T> {
  prepare()
  note = add
  running++
  if (noted.by !== add) noted = { by: add, file: new Set(), folder: new Set() }
  try {
    return await run()
  } finally {
    if (--running === 0) note = null
  }
}

function prepare(): void {
  if (isReady) return
  isReady = true
  for (const functions of [fs, fs.promises] as Record<string, unknown>[])
    for (const [name, kind] of Object.entries(readers)) {
      const original = functions[name]
      if (typeof original === 'function') functions[name] = noting(original, kind)
    }
  syncBuiltinESMExports()
}

function noting(original: object, kind: 'file' | 'folder'): unknown {
  return new Proxy(original as (...values: unknown[]) => unknown, {
    apply(target, receiver, values) {
      if (note && !noted[kind].has(values[0]) && isFromPackage()) {
        const name = nameOfRead(values[0], kind)
        if (name !== null) note(name)
        // A relative path means another file in another working folder.
        if (typeof values[0] === 'string' && isAbsolute(values[0])) noted[kind].add(values[0])
      }
      return Reflect.apply(target, receiver, values) as unknown
    },
  })
}

/** Whether a package reads. Node reads modules, and Troodon reads pages, by the same functions. */
function isFromPackage(): boolean {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = 3
  // The places themselves: a stack as text takes far longer, and is made for each question of a compiler.
  Error.prepareStackTrace = (_, places) => places
  const places = new Error().stack as unknown as readonly NodeJS.CallSite[]
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  const caller = places[2]?.getFileName() ?? ''
  return /[\\/]node_modules[\\/]/.test(caller) && !/[\\/]troodon[\\/]lib[\\/]/.test(caller)
}
