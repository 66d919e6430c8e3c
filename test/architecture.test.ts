// The layers of ARCHITECTURE.md and no import cycles, read from the import statements. Type imports count.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = ['build', 'theme'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file)),
)

/** Static and dynamic imports of a file, as written. */
const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replace(/^\s*\/\/.*$/gm, '')
      .matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g),
  ].map(([, path]) => path as string)

const localImports = (file: string): readonly string[] =>
  importsOf(file).flatMap((path) =>
    path.startsWith('.') && !/\.css(?:\?text)?$/.test(path) ? [normalize(join(dirname(file), path))] : [],
  )

/** Each layer may import itself and what its row names, never what is in a later row. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'build/shared': [],
  'build/model': ['build/shared'],
  'build/markdown': ['build/model', 'build/shared'],
  'build/kinds': ['build/model', 'build/shared'],
  'build/plan': ['build/kinds', 'build/model', 'build/shared'],
  'build/link': ['build/model', 'build/shared'],
  'build/render': ['build/model', 'build/shared'],
  'build/io': ['build/model', 'build/shared'],
  theme: ['build/shared'],
}

const layerOf = (file: string): string | null =>
  Object.keys(layers).find((layer) => file.startsWith(`${layer}/`)) ?? null

describe('the layers', () => {
  it.each(Object.entries(layers))('%s imports only what it may', (layer, allowed) => {
    const own = files.filter((file) => layerOf(file) === layer)
    expect(own.length).toBeGreaterThan(0)
    const wrong = own.flatMap((file) =>
      localImports(file)
        .filter((target) => ![layer, ...allowed].some((folder) => target.startsWith(`${folder}/`)))
        .map((target) => `${file} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('the pure layers do not touch node or the disk', () => {
    const pure = files.filter((file) => !['build/io', null].includes(layerOf(file)))
    const wrong = pure.flatMap((file) =>
      importsOf(file)
        .filter((path) => path.startsWith('node:') || ['esbuild', 'sharp', 'lmdb', 'chokidar'].includes(path))
        .map((path) => `${file} imports ${path}`),
    )
    expect(wrong).toEqual([])
  })
})

it('has no import cycle', () => {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const target of localImports(file)) {
      // A type alone is no dependency at run time: erase it like the compiler does.
      if (isTypeOnly(file, target)) continue
      const cycle = visit(target, [...way, file])
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  const cycle = files.reduce<readonly string[] | null>((found, file) => found ?? visit(file, []), null)
  expect(cycle).toBeNull()
})

function isTypeOnly(file: string, target: string): boolean {
  const statements = [
    ...readFileSync(file, 'utf8')
      .replace(/^\s*\/\/.*$/gm, '')
      .matchAll(/^import (type )?(?:\{[^}]*\}|[^'{]*?)?\s*(?:from )?'([^']+)'/gm),
  ]
  const own = statements.filter(
    ([, , path]) => path !== undefined && normalize(join(dirname(file), path)) === target,
  )
  return own.length > 0 && own.every(([, type]) => type !== undefined)
}
