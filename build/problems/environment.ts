// Problems of the environment of a site: packages that are missing, a shallow clone, unused components.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { themeComponentNames } from '../io/themeComponents.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

/** `found`: a version that has no module for browsers. */
export const missingMermaid = (file: SourcePath, found: string | null): Diagnostic => ({
  code: 'missingPackage',
  file,
  line: 0,
  column: 0,
  message: found
    ? `Diagrams need mermaid 10 or newer. Troodon found ${found}. Readers see their text.`
    : 'Diagrams need mermaid, which is not installed. Readers see their text.',
  hint: 'Run npm install mermaid.',
})

export const missingWorkbox = (file: SourcePath | null): Diagnostic => ({
  code: 'missingPackage',
  file,
  line: 0,
  column: 0,
  message: 'The option pwa needs workbox-build, which is not installed. The site has no service worker.',
  hint: 'Run npm install workbox-build.',
})

export const shallowClone: Diagnostic = {
  code: 'shallowClone',
  file: null,
  line: 0,
  column: 0,
  message: 'This is a shallow clone, so pages do not show the dates and authors of last updates.',
  hint: 'To show them, fetch the whole history.',
}

/** Files in the site's theme folder that nothing includes: the theme has no component of that name. */
export function unusedComponents(
  { root, config }: LoadedProject,
  { inputs, pages }: Bundle,
  engineRoot: string,
): readonly Diagnostic[] {
  const folder = join(root, config.themePath)
  if (config.runsTheme !== 'troodon' || folder === join(engineRoot, 'theme') || !existsSync(folder)) return []
  const known = new Set(themeComponentNames(engineRoot))
  const used = [inputs, ...Object.values(pages).map((page) => page.inputs)].flatMap(Object.keys)
  const isUnused = (path: string) => !used.some((input) => input === path || input.startsWith(`${path}/`))
  return (
    readdirSync(folder, { withFileTypes: true })
      // Folders of hooks and data have small letters.
      .filter((entry) => /^[A-Z]/.test(entry.name) && (entry.isDirectory() || /\.[jt]sx?$/.test(entry.name)))
      .filter(({ name }) => !known.has(name.replace(/\.[jt]sx?$/, '')))
      .map(({ name }) => `${config.themePath}/${name}`)
      .filter(isUnused)
      .map((path) => ({
        code: 'unusedComponent' as const,
        file: sourcePath(path),
        line: 0,
        column: 0,
        message: "Nothing uses this component: Troodon's theme has none of this name.",
        hint: 'troodon swizzle --list prints the names of the theme. Components of the theme of Docusaurus need its packages: install them, and they are used.',
      }))
  )
}
