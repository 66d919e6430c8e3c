// What a default import of a CommonJS package is in code of a site. Webpack decides it by the importing
// file: `.mjs`, and `.js` in a folder of ES modules, get `module.exports` as Node does; `.ts`, `.tsx` and
// `.jsx` get what `__esModule` says. esbuild knows that only of files that it finds itself.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isModuleFolder } from '../../bundle/resolve/moduleFolder.ts'

/** Whether a file decides by `__esModule`, wherever it is. */
export const hasLooseImports = (path: string): boolean => /\.(?:jsx|tsx?)$/.test(path)

/**
 * For esbuild: the names of files that must be found by esbuild itself. `find` returns the file of a
 * component by its kind (`theme-original`) and its name.
 */
export function strictAliases(
  root: string,
  themes: readonly string[],
  find: (kind: string, name: string) => string | undefined,
): Readonly<Record<string, string>> {
  const strict = [join(root, 'src/theme'), ...themes].filter(isModuleFolder)
  const names = new Set(strict.flatMap(componentsIn))
  const aliases: Record<string, string> = isModuleFolder(root) ? { '@site': root } : {}
  for (const kind of ['theme', 'theme-original', 'theme-init'])
    for (const name of names) {
      const file = find(kind, name)
      if (file?.endsWith('.js') && strict.some((folder) => file.startsWith(folder)))
        aliases[`@${kind}/${name}`] = file
    }
  return aliases
}

/** `Footer/Logo`, for the files `Footer/Logo.js` and `Footer/Logo/index.js`. */
function componentsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => name.replaceAll('\\', '/').replace(/(?:\/index)?\.js$/, ''))
  } catch {
    return []
  }
}
