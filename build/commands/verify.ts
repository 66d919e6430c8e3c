// `build --verify`: builds clean beside the incremental output and compares every file.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { threadCount } from '../io/process.ts'
import type { Terminal } from '../io/terminal.ts'
import { build } from '../pipeline.ts'
import { openSession, type Session } from '../workers/session.ts'

/** True when `dist/` has the bytes of a clean build; says which files differ otherwise. */
export async function verify(session: Session, terminal: Terminal): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'troodon-verify-'))
  const outDir = join(folder, 'dist')
  const clean = openSession({
    ...session,
    cacheFolder: join(folder, 'cache'),
    outDir,
    threads: threadCount(),
  })
  try {
    const result = await build(clean)
    if (!result.ok) {
      terminal.problems(result.problems, session.project.root)
      return false
    }
    const different = compareFolders(session.outDir, outDir)
    for (const path of different) terminal.error(`${path} differs from a clean build.`)
    if (different.length === 0) terminal.info('The output equals that of a clean build, byte for byte.')
    return different.length === 0
  } finally {
    await clean.workers.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Paths that are in one folder only or have other bytes. */
export function compareFolders(a: string, b: string): readonly string[] {
  const [left, right] = [filesIn(a), filesIn(b)]
  const paths = [...new Set([...left, ...right])].sort()
  return paths.filter(
    (path) =>
      !left.has(path) || !right.has(path) || !readFileSync(join(a, path)).equals(readFileSync(join(b, path))),
  )
}

function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name))),
  )
}
