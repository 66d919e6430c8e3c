// The public components of the theme.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
