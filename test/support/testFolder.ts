// The folder of a test run. Tests write and remove tens of thousands of small files, which takes a fifth of
// their time on a disk: the folder is in memory where Linux has room for it.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** The site of this repository and those of two tests need much less. */
const neededBytes = 2 ** 31

/** It is removed when the process ends. */
export function testFolder(): string {
  const folder = mkdtempSync(join(isUsable() ? memory : tmpdir(), 'troodon-tests-'))
  // Tests build as another user, too.
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function isUsable(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    // Tests start scripts that they have written.
    const refusesPrograms = / \/dev\/shm tmpfs \S*\bnoexec\b/.test(readFileSync('/proc/mounts', 'utf8'))
    return bavail * bsize > neededBytes && !refusesPrograms
  } catch {
    return false
  }
}
