// The public components of the theme: their files, and a hash that says whether one has changed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hash.ts'
import { componentsIn } from './themeFolders.ts'

const folderOf = (engineRoot: string): string => join(engineRoot, 'theme/public')

/** Names of components, without hooks and functions: they begin with a capital letter. */
export const themeComponentNames = (engineRoot: string): readonly string[] =>
  componentsIn(folderOf(engineRoot)).filter((name) => /^[A-Z]/.test(name))

/** Absolute; undefined when there is no such component. */
export function themeComponentFile(name: string, engineRoot: string): string | undefined {
  const stem = join(folderOf(engineRoot), name)
  return [`${stem}.tsx`, `${stem}.ts`].find((file) => existsSync(file))
}

export function themeComponentHash(name: string, engineRoot: string): string | undefined {
  const file = themeComponentFile(name, engineRoot)
  return file && hashOf(readFileSync(file, 'utf8')).slice(0, 8)
}
