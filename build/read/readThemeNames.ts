// Names of the theme in code of the site that do not exist, also in files that no page shows. For `doctor`: a
// build reports only what its pages need.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuiltSite } from '../io/output/outputFolder.ts'
import { componentsIn } from '../io/themeFolders.ts'
import type { SetupNote } from '../model/setupNote.ts'

export interface ThemePlaces {
  readonly root: string
  readonly engineRoot: string
  /** Folder of the site's components, from the root. */
  readonly themePath: string
  /** Folders with components of plugins. */
  readonly themes: readonly string[]
}

/** All folders but `themePath` are absolute. */
export function readThemeNames({ root, engineRoot, themePath, themes }: ThemePlaces): readonly SetupNote[] {
  const ours = componentsIn(join(engineRoot, 'theme/public'))
  const own = join(root, themePath)
  const names = new Set([...ours, ...[own, ...themes].flatMap(componentsIn)])
  return codeIn(root, '').flatMap((file) => {
    const text = withoutExamples(readFileSync(join(root, file), 'utf8'), file)
    return missingNames(text, names).map((name) => missingNote(name, file, ours))
  })
}

const imported =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(["'])@theme(?:-original|-init)?\/([\w-]+(?:\/[\w-]+)*)\1/g

function missingNames(text: string, names: ReadonlySet<string>): readonly string[] {
  const code = text.replace(/\bimport\s+type\s[^;]*?from\s*(["']).*?\1/gs, '')
  const found = [...code.matchAll(imported)].map(([, , name = '']) => name.replace(/\/index$/, ''))
  return [...new Set(found)].filter((name) => !names.has(name))
}

function missingNote(name: string, file: string, ours: readonly string[]): SetupNote {
  const [first = ''] = name.split('/')
  const similar = ours.filter((one) => one.startsWith(first.slice(0, 4))).slice(0, 5)
  return {
    group: 'unsupported',
    text: `@theme/${name} does not exist in the theme`,
    where: file,
    todo:
      similar.length === 0
        ? "Create it in the site's theme folder, or install the package that has it."
        : `Names like it: ${similar.join(', ')}.`,
  }
}

/** Code blocks show imports that nothing runs. */
const withoutExamples = (text: string, file: string): string =>
  /\.mdx?$/.test(file) ? text.replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm, '') : text

/** Paths from `root` of all files with code in a folder below it. */
function codeIn(root: string, folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isFile()) return /\.(?:[jt]sx?|mdx?)$/.test(path) && !/\.d\.ts$/.test(path) ? [path] : []
    if (!entry.isDirectory() || entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    const isOther = isBuiltSite(join(root, path)) || existsSync(join(root, path, 'package.json'))
    return isOther || path === 'static' || path === 'build' ? [] : codeIn(root, path)
  })
}
