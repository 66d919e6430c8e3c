// The preview of `watch` begins as a copy of the last good build: only the pages that a mistake changes are
// rendered for it.
import { constants, copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type EmittedFile, isIntact, statEmitted } from '../io/output/emittedFile.ts'
import { fingerprintOf } from '../io/output/fingerprint.ts'
import { stageFolderOf } from '../io/output/outputFolder.ts'
import { hasFilesOf } from '../reuse/lastBuild.ts'
import type { LastBuilds } from '../reuse/lastBuilds.ts'
import type { OutputPath } from '../shared/paths.ts'
import { filesIn, prepareOutDir, publish } from './publish.ts'

/**
 * Copies the files of a build that are still as it wrote them, and records them as a build of the other
 * folder. Files that are there with the same content stay. Does nothing without such a build.
 */
export function copyBuild(from: string, to: string, lastBuilds: LastBuilds): void {
  const last = lastBuilds.read(from)
  if (!last || !hasFilesOf(last, from)) return
  prepareOutDir(to)
  const known = lastBuilds.read(to)?.manifest ?? new Map<OutputPath, EmittedFile>()
  const files = new Map<OutputPath, EmittedFile>()
  const copied: [OutputPath, EmittedFile][] = []
  for (const [path, file] of last.manifest) {
    const there = known.get(path)
    if (there?.hash === file.hash && isIntact(to, path, there)) files.set(path, { ...there, key: file.key })
    else if (isIntact(from, path, file)) {
      copyFile(join(from, path), join(stageFolderOf(to), path))
      copied.push([path, file])
    }
  }
  const wanted = new Map([...files, ...copied])
  const fingerprint = fingerprintOf(wanted)
  publish(to, { gone: filesIn(to).filter((path) => !wanted.has(path)), fingerprint })
  for (const [path, file] of copied) files.set(path, { ...file, ...statEmitted(to, path) })
  // The keys of the build are those of a site without the mistake.
  lastBuilds.save(to, { ...last, manifest: files, fingerprint, buildKey: null, structureKey: null })
}

/** Never a link: a plugin can change files of one of the two folders. */
function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
}
