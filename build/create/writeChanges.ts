// Writes the files of a new site: all of them, or none.

import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../io/makeFolder.ts'
import { writeNamed } from '../io/writeWhole.ts'
import { systemReason } from '../model/systemReason.ts'
import { UsageError } from '../model/usageError.ts'
import type { Change } from './planChanges.ts'

/**
 * A folder that does not exist appears complete. In one that exists, files are written under another name and
 * then moved, and a failure puts back what was there.
 */
export function writeChanges(folder: string, changes: readonly Change[]): void {
  const isNew = !existsSync(folder)
  if (!isNew && !statSync(folder).isDirectory()) throw new UsageError(`${folder} is not a folder.`)
  const draft = isNew
    ? join(dirname(folder), `.${basename(folder)}.${process.pid}.tmp`)
    : join(folder, `.troodon-init.${process.pid}.tmp`)
  makeDraft(draft, folder)
  try {
    for (const { path, content } of changes) write(join(draft, 'new', path), content)
    if (isNew) renameSync(join(draft, 'new'), folder)
    else moveAll(changes, draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** A message about the draft would name a folder that nobody has asked for. */
function makeDraft(draft: string, folder: string): void {
  try {
    makeFolder(draft)
  } catch (error) {
    const reason = error instanceof UsageError ? 'this disk takes no new folders' : systemReason(error)
    throw new UsageError(`The folder ${folder} cannot be made: ${reason}. Choose another one.`, {
      cause: error,
    })
  }
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeNamed(file, content)
}

/** The files that are replaced go to `draft/old` until everything is in place. */
function moveAll(changes: readonly Change[], draft: string, folder: string): void {
  const undo: (() => void)[] = []
  const move = (from: string, to: string) => {
    for (const made of missingFolders(dirname(to))) undo.push(() => rmdirSync(made))
    renameSync(from, to)
    undo.push(() => renameSync(to, from))
  }
  try {
    for (const { path } of changes) {
      if (existsSync(join(folder, path))) move(join(folder, path), join(draft, 'old', path))
      move(join(draft, 'new', path), join(folder, path))
    }
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}

/** Returns the folders that did not exist, the outer ones first. */
function missingFolders(folder: string): readonly string[] {
  if (existsSync(folder)) return []
  const above = missingFolders(dirname(folder))
  mkdirSync(folder)
  return [...above, folder]
}
