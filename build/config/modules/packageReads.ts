// Files that packages read while they work for functions of the site, such as plugins of remark. Packages use
// Node's own `fs`: its functions are replaced, and note reads while such a function runs.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { nameOfRead, type ReadName, readers } from './recordReads.ts'

let note: ((name: ReadName) => void) | null = null
let isReady = false

/** Runs the function, and calls `add` before a package reads something. */
export async function notingPackages<T>(add: (name: ReadName) => void, run: () => Promise<T>): Promise<T> {
  prepare()
  note = add
  try {
    return await run()
  } finally {
    note = null
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
      if (note && isFromPackage()) {
        const name = nameOfRead(values[0], kind)
        if (name !== null) note(name)
      }
      return Reflect.apply(target, receiver, values) as unknown
    },
  })
}

/** Whether a package reads. Node reads modules, and Troodon reads pages, by the same functions. */
function isFromPackage(): boolean {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 3
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  const caller = stack.split('\n')[3] ?? ''
  return /[\\/]node_modules[\\/]/.test(caller) && !/[\\/]troodon[\\/]lib[\\/]/.test(caller)
}
