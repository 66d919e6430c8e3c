// `build --verify`: builds clean in a temporary folder and compares every file with the incremental output.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadCount } from '../../io/limits.ts'
import { listFiles } from '../../io/listFiles.ts'
import type { Terminal } from '../../io/terminal.ts'
import { printProblems } from '../../problems/printProblems.ts'
import type { Pipeline } from '../../stages/buildOptions.ts'
import { openSession } from '../../workers/openSession.ts'
import type { Session } from '../../workers/session.ts'

/** True when `dist/` has the bytes of a clean build; otherwise prints which files differ. */
export async function verify(
  session: Session,
  build: Pipeline['build'],
  terminal: Terminal,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'troodon-verify-'))
  const outDir = join(folder, 'dist')
  const { project, engine, engineRoot, engineFolder } = session
  const clean = openSession({
    project,
    engine,
    engineRoot,
    engineFolder,
    cacheFolder: join(folder, 'cache'),
    outDir,
    threads: threadCount(),
  })
  try {
    const result = await build(clean)
    if (!result.ok) {
      printProblems(result.problems, { root: session.project.root, verbose: false }, terminal)
      return false
    }
    const different = differingFiles(session.outDir, outDir)
    for (const path of different) terminal.error(`${path} differs from a clean build.`)
    if (different.length === 0) terminal.info('The output equals a clean build, byte for byte.')
    return different.length === 0
  } finally {
    await clean.workers.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sorted paths that are in only one of two folders or have other bytes there. */
function differingFiles(a: string, b: string): readonly string[] {
  const [left, right] = [new Set(listFiles(a)), new Set(listFiles(b))]
  const paths = [...new Set([...left, ...right])].sort()
  return paths.filter(
    (path) =>
      !left.has(path) || !right.has(path) || !readFileSync(join(a, path)).equals(readFileSync(join(b, path))),
  )
}
