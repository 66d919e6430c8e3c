// The components in src/theme and in the folders of plugins, for the notes of doctor.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { themeComponentHash } from '../io/themeComponents.ts'
import { componentsIn } from '../io/themeFolders.ts'
import type { SetupNote } from '../model/setupNote.ts'
import { type Override, swizzleNotes } from '../model/swizzle.ts'
import { docusaurusTheme } from '../shared/docusaurusTheme.ts'

export interface ThemePlaces {
  readonly root: string
  readonly engineRoot: string
  /** Folders with components of plugins. */
  readonly themes: readonly string[]
}

/** All folders are absolute. */
export function readSwizzles({ root, engineRoot, themes }: ThemePlaces): readonly SetupNote[] {
  const folders = [join(root, docusaurusTheme), ...themes]
  return swizzleNotes(
    folders.flatMap((folder) => overridesIn(folder, root)),
    (name) => themeComponentHash(name, engineRoot),
  )
}

function overridesIn(folder: string, root: string): readonly Override[] {
  const place = relative(root, folder).replaceAll('\\', '/')
  return componentsIn(folder).flatMap((name) => {
    const file = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
      .map((ending) => name + ending)
      .find((one) => existsSync(join(folder, one)))
    const text = () => readFileSync(join(folder, file ?? ''), 'utf8')
    return file === undefined ? [] : [{ folder: place, name, file: `${place}/${file}`, text: text() }]
  })
}
