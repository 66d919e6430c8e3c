// esbuild plugin: large JSON that plugins of the site made is a string until it runs. As code, each of its
// values is a node of a syntax tree, which takes 25 times the memory of the text in each run of esbuild.
import { readFileSync, statSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** In bytes. For smaller files, named imports leave out values that a page does not use. */
const least = 100_000

export const largeDataPlugin: Plugin = {
  name: 'troodon-large-data',
  setup(build) {
    build.onLoad({ filter: /[\\/]\.cache[\\/]plugins[\\/].*\.json$/, namespace: 'file' }, ({ path }) => {
      if (statSync(path).size < least) return null
      const contents = moduleOf(readFileSync(path, 'utf8'))
      return contents === null ? null : { contents, loader: 'js' }
    })
  },
}

/** Exports the value, and its members by name. Null for text that is not JSON, which esbuild reports. */
function moduleOf(text: string): string | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const names = isObject ? Object.keys(value as object).filter(isExportable) : []
  return [
    `const value = JSON.parse(${JSON.stringify(isCompact(text) ? text : JSON.stringify(value))})`,
    'export default value',
    ...names.map((name, index) => `const v${index} = /* @__PURE__ */ (() => value.${name})()`),
    ...(names.length === 0
      ? []
      : [`export { ${names.map((name, index) => `v${index} as ${name}`).join(', ')} }`]),
  ].join('\n')
}

/** Without line breaks, as plugins usually write it. */
const isCompact = (text: string): boolean => !text.includes('\n')

const isExportable = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default'
