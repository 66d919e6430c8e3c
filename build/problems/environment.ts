// Problems of the environment of a site: packages that are missing, a shallow clone, unused components.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findModule } from '../bundle/resolve/themeFiles.ts'
import type { LoadedProject } from '../config/loadProject.ts'
import { themeComponentNames } from '../io/themeComponents.ts'
import { componentsIn } from '../io/themeFolders.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { movedText, movedTo } from '../model/movedComponents.ts'
import { docusaurusTheme } from '../shared/docusaurusTheme.ts'
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
  const isUnused = (path: string) => !used.some((input) => input === path || input.startsWith(`${path}/`))
  const moved = componentsIn(folder).filter((name) => movedTo(name))
  const movedNames = new Set(moved.map((name) => name.replace(/\/.*$/, '')))
  return [
    ...moved.flatMap((name) => {
      const file = findModule(join(folder, name))
      const path = file && sourcePath(relative(root, file))
      return path && isUnused(path) ? [movedComponent(name, path)] : []
    }),
    ...readdirSync(folder, { withFileTypes: true })
      // Folders of hooks and data have small letters.
      .filter((entry) => /^[A-Z]/.test(entry.name) && (entry.isDirectory() || /\.[jt]sx?$/.test(entry.name)))
      .filter(({ name }) => ![known, movedNames].some((all) => all.has(name.replace(/\.[jt]sx?$/, ''))))
      .map(({ name }) => `${docusaurusTheme}/${name}`)
      .filter(isUnused)
      .map((path) => ({
        code: 'unusedComponent' as const,
        file: sourcePath(path),
        line: 0,
        column: 0,
        message: 'Nothing uses this component, because the theme has no component of this name.',
        hint: 'See "Swizzling" in the documentation, or use CSS instead.',
      })),
  ]
}

/** Of Docusaurus 2. */
const movedComponent = (name: string, file: SourcePath): Diagnostic => ({
  code: 'unusedComponent',
  severity: 'warning',
  file,
  line: 0,
  column: 0,
  message: `Nothing uses this component of Docusaurus 2. ${movedText(name)}.`,
  hint: `Move it to ${docusaurusTheme}/${movedTo(name)}, and change its imports in the same way. Compare it with the component of Docusaurus 3, which has other props.`,
})
