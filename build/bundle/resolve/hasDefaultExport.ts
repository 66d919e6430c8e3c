// Whether a JavaScript module has a default export: what `export *` leaves out.
import { readFileSync } from 'node:fs'
// Without WebAssembly, which reserves much of the address space.
import { parse } from 'es-module-lexer/js'
import { exportNames } from './exportNames.ts'

/** `file` is an ECMAScript module. Only what the lexer cannot read, such as JSX, is a task for esbuild. */
export async function hasDefaultExport(file: string): Promise<boolean> {
  const code = readFileSync(file, 'utf8')
  if (!/\bdefault\b/.test(code)) return false
  try {
    const [, exports] = parse(code)
    return exports.some(({ n }) => n === 'default')
  } catch {
    return (await exportNames(file)).includes('default')
  }
}
