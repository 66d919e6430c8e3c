// Modules that wait at their top level, such as a package with WebAssembly. The server runs one CommonJS
// script, and the bundler refuses such modules in it. So it makes an ES module, whose imports are those of
// Node alone, and that becomes the body of an asynchronous function.
import type { BuildFailure } from 'esbuild'

/** Whether the bundler has refused to wait, and nothing else. */
export function waitsAtTop(error: unknown): boolean {
  const { errors = [] } = error as Partial<BuildFailure>
  return errors.length > 0 && errors.every(({ text }) => text.startsWith('Top-level await is'))
}

/** The code of an ES module with `require` and `exports` in place of its imports and exports. */
export const asFunctionBody = (code: string): string =>
  code
    .replace(importLine, (_, names: string | undefined, id: string) => required(names, id))
    .replace(
      /^export \{([^}]*)\};$/gm,
      (_, names: string) => `Object.assign(exports, {${renamed(names, true)}});`,
    )

const importLine = /^import (?:(.*) from )?("(?:[^"\\]|\\.)*");$/gm

function required(names: string | undefined, id: string): string {
  const module = `require(${id})`
  if (names === undefined) return `${module};`
  const whole = /^(?:\* as )?([\w$]+)/.exec(names)?.[1]
  const members = /\{(.*)\}/.exec(names)?.[1]
  return [
    ...(whole ? [`const ${whole} = ${module};`] : []),
    ...(members ? [`const {${renamed(members, false)}} = ${module};`] : []),
  ].join(' ')
}

/** `a as b` → `a: b`, or `b: a` for exports. */
const renamed = (names: string, isExport: boolean): string =>
  names
    .split(',')
    .map((one) => one.trim().split(' as '))
    .map((pair) => (isExport ? pair.reverse() : pair).join(': '))
    .join(', ')
