// Takes outputs away before a cold build without deleting them: ext4 looks long for room among inodes that were freed a moment ago, and
// the build after it would be measured twice as slow as it is.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

let count = 0
const gone: string[] = []

/** Moves `root/name` beside `root`; it is deleted when the process ends. */
export function setAside(root: string, name: string): void {
  const path = join(root, name)
  if (!existsSync(path)) return
  if (gone.length === 0)
    process.once('exit', () => gone.forEach((one) => void rmSync(one, { recursive: true, force: true })))
  const target = join(dirname(root), `.gone-${process.pid}-${count++}`)
  renameSync(path, target)
  gone.push(target)
}
