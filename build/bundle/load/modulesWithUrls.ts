// Modules of packages that start workers or name files beside them: `new URL('x.wasm', import.meta.url)`.
// Few packages have such URLs, so they are looked for in what the bundler wrote, not in every module.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Metafile, OutputFile } from 'esbuild'
import { hasFileUrls } from './fileUrls.ts'

interface Written {
  readonly outputFiles: readonly Pick<OutputFile, 'path' | 'contents'>[]
  readonly metafile: Pick<Metafile, 'outputs'>
}

/** Adds their absolute paths. `base` is the folder of the run. True if one of them is new. */
export function addModulesWithUrls(
  { outputFiles, metafile: { outputs } }: Written,
  base: string,
  found: Set<string>,
): boolean {
  const before = found.size
  const paths = new Set(
    outputFiles
      .filter(({ path, contents }) => path.endsWith('.js') && names(contents))
      .map(({ path }) => path),
  )
  if (paths.size === 0) return false
  for (const [output, { inputs }] of Object.entries(outputs))
    if (paths.has(resolve(base, output)))
      for (const [input, { bytesInOutput }] of Object.entries(inputs))
        if (bytesInOutput > 0 && ofPackage.test(input) && hasUrls(resolve(base, input)))
          found.add(resolve(base, input))
  return found.size > before
}

/** Not a module that a plugin made, which has a prefix. */
const ofPackage = /^(?:[^:]*\/)?node_modules\/[^:]*\.[cm]?jsx?$/

const names = (contents: Uint8Array): boolean =>
  Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength).includes('import.meta.url')

function hasUrls(file: string): boolean {
  try {
    return hasFileUrls(readFileSync(file, 'utf8'))
  } catch {
    return false
  }
}
