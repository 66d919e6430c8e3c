// Moves outputs out of the way before a cold build, without deleting them. After many deletions, ext4
// searches long for free inodes, and the next build would measure twice as slow.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

let count = 0
const gone: string[] = []

/** Moves `root/name` to a folder beside `root`, which is deleted when the process ends. */
export function setAside(root: string, name: string): void {
  const path = join(root, name)
  if (!existsSync(path)) return
  if (gone.length === 0)
    process.once('exit', () => gone.forEach((one) => void rmSync(one, { recursive: true, force: true })))
  const target = join(dirname(root), `.gone-${process.pid}-${count++}`)
  renameSync(path, target)
  gone.push(target)
}
