// Components of the theme that a package has as CommonJS: the engine's modules would get the whole of
// `exports` as their default import, as Node gives it, where webpack gives `exports.default`.
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { ImportKind, OnLoadResult, OnResolveResult } from 'esbuild'

/** The namespace of modules that import such a file. */
export const commonJs = 'theme-commonjs'

/**
 * A file of the theme, or the module that imports it. `require` gets the file: its `exports` are complete in
 * modules that require each other, and those of the module between would still be empty.
 */
export const moduleAt = (file: string, kind: ImportKind): OnResolveResult =>
  kind !== 'require-call' && isCommonJs(file) ? { path: file, namespace: commonJs } : { path: file }

/** esbuild reads CommonJS as webpack does where the importing module has no package of its own. */
export function interopModule(file: string): OnLoadResult {
  const from = JSON.stringify(`./${basename(file)}`)
  return {
    contents: `export * from ${from}\nexport { default } from ${from}`,
    loader: 'js',
    resolveDir: dirname(file),
  }
}

function isCommonJs(file: string): boolean {
  if (!/\.c?js$/.test(file)) return false
  const code = readFileSync(file, 'utf8')
  return /\bexports\b/.test(code) && !/^\s*(?:import|export)\b/m.test(code)
}
