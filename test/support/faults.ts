// A disk that stops: the process is killed at the n-th change of a folder, the disk is full from then on, or
// it can only be read. It replaces functions of `node:fs` in this process, or in others that load it first.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { sep } from 'node:path'

export const faultKinds = ['kill', 'full', 'readOnly'] as const

export interface Fault {
  /** `kill` in this process means that nothing is written any more, whatever the code does. */
  readonly kind: (typeof faultKinds)[number]
  /** The first change of the disk that fails, from 1. */
  readonly at: number
  /** Changes elsewhere are neither counted nor stopped. */
  readonly folder: string
  /** Ends the process in place of an error. */
  readonly end?: () => void
}

type Change = (...args: unknown[]) => unknown

/** Each with the position of the path that it changes, and whether it needs space. */
const changes: readonly (readonly [name: string, path: number, needsSpace: boolean])[] = [
  ['writeFileSync', 0, true],
  ['appendFileSync', 0, true],
  ['copyFileSync', 1, true],
  ['cpSync', 1, true],
  ['mkdirSync', 0, true],
  ['linkSync', 1, true],
  ['symlinkSync', 1, true],
  ['renameSync', 1, false],
  ['rmSync', 0, false],
  ['rmdirSync', 0, false],
  ['unlinkSync', 0, false],
]

const codes = { kill: 'EIO', full: 'ENOSPC', readOnly: 'EROFS' } as const

export interface DiskUse {
  /** How many changes were asked for. */
  readonly changes: number
  /** How many of them failed. */
  readonly failed: number
}

/** Returns the function that repairs the disk. */
export function breakDisk(fault: Fault): () => DiskUse {
  const functions = fs as unknown as Record<string, Change>
  const originals = new Map(changes.map(([name]) => [name, functions[name] as Change]))
  let count = 0
  let failed = 0
  for (const [name, position, needsSpace] of changes) {
    const change = originals.get(name) as Change
    functions[name] = (...args) => {
      const path = String(args[position])
      if (!isInside(path, fault.folder)) return change(...args)
      count++
      if (count < fault.at || (fault.kind === 'full' && !needsSpace)) return change(...args)
      if (count === fault.at) tear(name, args, originals.get('writeFileSync') as Change, fault)
      fault.end?.()
      failed++
      throw failure(codes[fault.kind], name, path)
    }
  }
  syncBuiltinESMExports()
  return () => {
    for (const [name, original] of originals) functions[name] = original
    syncBuiltinESMExports()
    return { changes: count, failed }
  }
}

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

/** At every second change, half of the file is written. */
function tear(name: string, [path, content]: unknown[], write: Change, { at, kind }: Fault): void {
  if (kind === 'readOnly' || at % 2 === 0 || name !== 'writeFileSync') return
  const bytes = Buffer.from(content as string)
  write(path, bytes.subarray(0, bytes.length / 2))
}

const failure = (code: string, syscall: string, path: string): Error =>
  Object.assign(new Error(`${code}: ${syscall} '${path}' was stopped by the test`), { code, syscall, path })

// In a process that was started with `--require`: `kill:17:/path`.
const [kind = '', at = '', folder = ''] = (process.env['TROODON_TEST_FAULT'] ?? '').split('|')
if (kind !== '')
  breakDisk({
    kind: kind as Fault['kind'],
    at: Number(at),
    folder,
    end: () => void process.kill(process.pid, 'SIGKILL'),
  })
