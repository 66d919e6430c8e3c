// The components in src/theme, for the notes of doctor.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeComponentHash } from '../io/themeComponents.ts'
import { componentsIn } from '../io/themeFolders.ts'
import type { SetupNote } from '../model/setupNote.ts'
import { swizzleNotes } from '../model/swizzle.ts'
import { docusaurusTheme } from '../shared/docusaurusTheme.ts'

/** Both folders are absolute. */
export function readSwizzles(root: string, engineRoot: string): readonly SetupNote[] {
  const folder = join(root, docusaurusTheme)
  const overrides = componentsIn(folder).flatMap((name) => {
    const file = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
      .map((ending) => name + ending)
      .find((one) => existsSync(join(folder, one)))
    return file === undefined
      ? []
      : [{ name, file: `${docusaurusTheme}/${file}`, text: readFileSync(join(folder, file), 'utf8') }]
  })
  return swizzleNotes(overrides, (name) => themeComponentHash(name, engineRoot))
}
