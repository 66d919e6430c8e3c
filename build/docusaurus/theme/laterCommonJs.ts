// CommonJS that code loads later. Where the bundler splits code, `import('./a')` has `module.exports` as its
// default export alone. Webpack, for which the code was written, gives the exports themselves.
import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

interface OutputText {
  readonly path: string
  readonly text: string
  readonly contents: Uint8Array
}

/** The scripts of browsers, with such imports changed. */
export function withLaterCommonJs<Output extends OutputText>(
  outputs: readonly Output[],
  { inputs, outputs: built }: Metafile,
): readonly (Output | Pick<OutputText, 'path' | 'contents'>)[] {
  const names = Object.entries(built).flatMap(([path, { entryPoint }]) =>
    entryPoint !== undefined && inputs[entryPoint]?.format === 'cjs' ? [basename(path)] : [],
  )
  if (names.length === 0) return outputs
  const loading = new RegExp(`import\\("\\./(?:${names.join('|')})"\\)`, 'g')
  return outputs.map((output) => {
    if (!output.path.endsWith('.js')) return output
    const changed = output.text.replace(loading, (found) => `${found}.then(${exportsOf})`)
    return changed === output.text ? output : { path: output.path, contents: Buffer.from(changed) }
  })
}

const exportsOf = '({default:m})=>m?.__esModule?m:{...m,default:m}'
