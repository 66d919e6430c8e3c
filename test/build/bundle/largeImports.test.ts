// Which imports load much code that no page loads at once.
import { describe, expect, it } from 'vitest'
import { largeImports } from '../../../build/bundle/leftOut/largeImports.ts'

type Kind = 'import-statement' | 'dynamic-import' | 'require-call'

/** `later:b` is imported later, as `./b`. */
const graph = (modules: Record<string, readonly [bytes: number, ...imports: string[]]>) => ({
  inputs: Object.fromEntries(
    Object.entries(modules).map(([name, [bytes, ...imports]]) => [
      name,
      {
        bytes,
        imports: imports.map((one) => {
          const [path = '', kind = 'import-statement'] = one.split(':').reverse()
          return { path, original: `./${path}`, kind: (kind === 'later' ? 'dynamic-import' : kind) as Kind }
        }),
      },
    ]),
  ),
})

describe('an import of a page', () => {
  it('is large with all that it loads', () => {
    const isLarge = largeImports(
      graph({
        page: [10, 'later:editor', 'later:small'],
        editor: [10, 'core', 'require-call:data'],
        core: [600_000, 'editor'],
        data: [600_000],
        small: [10, 'later:huge'],
        huge: [2_000_000],
      }),
    )
    expect(isLarge('page', './editor')).toBe(true)
    expect(isLarge('page', './small')).toBe(false)
    expect(isLarge('small', './huge')).toBe(true)
    expect(isLarge('editor', './core')).toBe(false)
  })

  it('is not large where another page has the code anyway', () => {
    const isLarge = largeImports(
      graph({
        page: [10, 'later:editor'],
        other: [10, 'core'],
        editor: [10, 'core'],
        core: [2_000_000],
      }),
    )
    expect(isLarge('page', './editor')).toBe(false)
  })
})
