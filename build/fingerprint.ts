// "Nothing changed": when every input is what it was and dist/ is intact, the last build's answer is the answer.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshBundle } from './io/bundle.ts'
import { isIntact, journalName } from './io/emit.ts'
import { readHead } from './io/gitHead.ts'
import { hashOf } from './io/hash.ts'
import { raceWindow, type Scan } from './io/scan.ts'
import type { LastBuild } from './memo.ts'
import { bundleOptions } from './pageModules.ts'
import type { Session } from './session.ts'
import type { SourcePath } from './shared/paths.ts'

/** Identity of all inputs, or null when it is not certain (a file was touched just now, the theme must be built). */
export function fingerprintOf(
  { files, startedAt }: Scan,
  pages: readonly SourcePath[],
  outside: ReadonlyMap<SourcePath, string>,
  session: Session,
): string | null {
  const { hashes, project, engine } = session
  const bundle = freshBundle({ ...bundleOptions(session, pages), codePages: null })
  if (!bundle) return null
  const parts: string[] = [engine, project.configHash, readHead(project.root), bundle.key, ...Object.values(bundle.pages).map(({ key }) => key)]
  for (const [source, hash] of outside) parts.push(source, hash)
  for (const [source, stat] of files) {
    const hash = hashes.get(source, stat)
    if (hash === undefined && Math.max(stat.mtime, stat.ctime) > startedAt - raceWindow) return null
    parts.push(source, hash ?? `${stat.size}:${stat.mtime}:${stat.ctime}:${stat.inode}`)
  }
  return hashOf(parts.join('\n'))
}

/** Files outside of the content as they are now. They are few: their content is read. */
export const outsideNow = (sources: readonly SourcePath[], root: string): ReadonlyMap<SourcePath, string> =>
  new Map(sources.map((source) => [source, hashOfFile(join(root, source))]))

function hashOfFile(file: string): string {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return 'missing'
  }
}

/** Whether the last build still stands: same inputs, and every file of `dist/` as it was written. */
export function stillStands(last: LastBuild | null, fingerprint: string | null, outDir: string): last is LastBuild {
  if (!last || fingerprint === null || last.fingerprint !== fingerprint || existsSync(join(outDir, journalName))) return false
  for (const [path, file] of last.manifest) if (!isIntact(outDir, path, file)) return false
  return true
}
