// Tailwind CSS 4 looks for names of classes in all files that git does not ignore. A site that was made for
// Docusaurus ignores neither `dist/` nor the cache: names that its pages no longer have would stay.
import { relative } from 'node:path'
import { findPackage } from '../../io/findPackage.ts'
import { outputFoldersIn } from '../../io/output/outputFolder.ts'

/** A style sheet in `folder` that imports Tailwind, without the output folders of the site and `cache`. */
export function withoutOutputs(css: string, folder: string, root: string, cache: string): string {
  if (!/@import\s+(?:url\(\s*)?["']tailwindcss\b|@tailwind\s+utilities\b/.test(css)) return css
  if (!canExclude(findPackage('tailwindcss', root)?.version)) return css
  const rules = [...outputFoldersIn(root), cache].map((out) => {
    const path = relative(folder, out).replaceAll('\\', '/')
    return `\n@source not ${JSON.stringify(path.startsWith('.') ? path : `./${path}`)};`
  })
  return css + rules.join('')
}

/** Since 4.1. */
function canExclude(version = '0'): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 4 || (major === 4 && minor >= 1)
}
