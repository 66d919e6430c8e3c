// Problems of the environment of a site: packages that are missing, a shallow clone, unused components.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { themeComponentNames } from '../io/themeComponents.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { docusaurusTheme } from '../shared/docusaurusTheme.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

export const missingMermaid = (file: SourcePath): Diagnostic => ({
  code: 'missingPackage',
  file,
  line: 0,
  column: 0,
  message: 'Diagrams need mermaid, which is not installed. Readers see their text.',
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

/**
 * Swizzled components in `src/theme` that no bundle includes: the component has another name in Troodon.
 * Those with a name of the theme wait for a page that shows them.
 */
export function unusedComponents(
  { root }: LoadedProject,
  { inputs, pages }: Bundle,
  engineRoot: string,
): readonly Diagnostic[] {
  const folder = join(root, docusaurusTheme)
  if (!existsSync(folder)) return []
  const known = new Set(themeComponentNames(engineRoot).map((name) => name.replace(/\/.*$/, '')))
  const used = [inputs, ...Object.values(pages).map((page) => page.inputs)].flatMap(Object.keys)
  return (
    readdirSync(folder, { withFileTypes: true })
      // Folders of hooks and data have small letters.
      .filter((entry) => /^[A-Z]/.test(entry.name) && (entry.isDirectory() || /\.[jt]sx?$/.test(entry.name)))
      .filter(({ name }) => !known.has(name.replace(/\.[jt]sx?$/, '')))
      .map(({ name }) => `${docusaurusTheme}/${name}`)
      .filter((path) => !used.some((input) => input === path || input.startsWith(`${path}/`)))
      .map((path) => ({
        code: 'unusedComponent',
        file: sourcePath(path),
        line: 0,
        column: 0,
        message: 'Nothing uses this component, because the theme has no component of this name.',
        hint: 'See "Swizzling" in the documentation, or use CSS instead.',
      }))
  )
}
