// Whether the nearest package.json says that JavaScript files of a folder are ES modules.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function isModuleFolder(folder: string): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module'
  } catch {
    return dirname(folder) !== folder && isModuleFolder(dirname(folder))
  }
}
