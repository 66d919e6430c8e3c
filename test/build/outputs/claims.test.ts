// Outputs that cannot be written beside each other, as a disk would find out.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openClaims } from '../../../build/outputs/claims.ts'
import { outputPath, sourcePath } from '../../../build/shared/paths.ts'

const name = fc.constantFrom('a', 'b', 'B', 'c', 'é', 'É')
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'))

it('refuses a path that an earlier output has, or needs as a folder, and no other', () => {
  fc.assert(
    fc.property(fc.array(path, { maxLength: 12 }), (paths) => {
      const claim = openClaims()
      const written: string[] = []
      for (const [at, one] of paths.entries()) {
        const excludes = (a: string, b: string) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)
        const expected = !written.some((other) => excludes(one, other))
        const { isFree, problem } = claim(outputPath(one), { key: `${at}` })
        expect(isFree).toBe(expected)
        expect(problem?.code === 'reservedOutput').toBe(!expected)
        if (isFree) written.push(one)
      }
    }),
  )
})

it('warns about files that differ only in case, and not about their folders', () => {
  const claim = openClaims()
  const codeOf = (one: string) => claim(outputPath(one), { key: one, source: sourcePath(one) }).problem?.code
  expect(['A/b.txt', 'a/c.txt', 'a/B.txt'].map(codeOf)).toEqual([undefined, undefined, 'similarOutput'])
  // Output paths have one Unicode form.
  expect(['é.txt', 'e\u0301.txt', 'É.txt'].map(codeOf)).toEqual([
    undefined,
    'reservedOutput',
    'similarOutput',
  ])
  // A file and a folder.
  expect(['A/c.TXT/x', 'D', 'd/e'].map(codeOf)).toEqual(['similarOutput', undefined, 'similarOutput'])
})

it('needs no key of an output whose path is free, because keys of pages are slow', () => {
  const claim = openClaims()
  const owner = {
    get key(): string {
      throw new Error('asked for its key')
    },
  }
  expect(['a/b', 'a/c'].map((one) => claim(outputPath(one), owner).isFree)).toEqual([true, true])
})

it('takes the same output twice without a word', () => {
  const claim = openClaims()
  const found = ['1', '1', '2'].map((key) => claim(outputPath('a'), { key }))
  expect(found.map(({ isFree, problem }) => [isFree, problem === null])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})
