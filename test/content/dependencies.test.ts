// The tables of dependencies in scripts/pack/README.md: packages that stay at a major version are at that version.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>
const versions = { ...manifest['dependencies'], ...manifest['devDependencies'] }
const text = readFileSync('scripts/pack/README.md', 'utf8')

/** Rows of the table below a sentence: names in the first column, and the second column. */
function rows(sentence: string): readonly (readonly [names: readonly string[], second: string])[] {
  const table = text.slice(text.indexOf(sentence)).split('\n\n')[1] ?? ''
  return table
    .split('\n')
    .slice(2)
    .map((line) => {
      const [, first = '', second = ''] = line.split('|')
      return [[...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), second.trim()] as const
    })
}

it('name the major versions of package.json', () => {
  const kept = rows('All packages are at their current major version').filter(
    // The copy that another package brings along.
    ([[first]]) => first !== 'js-yaml',
  )
  expect(kept.length).toBeGreaterThan(4)
  for (const [names, stays] of kept)
    for (const [index, major] of stays.split(', ').entries()) {
      const name = names[index] ?? ''
      expect([name, versions[name]?.replace(/^\D*/, '').startsWith(major)]).toEqual([name, true])
    }
})

it('name packages that are installed', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: object }
  const installed = Object.keys(lock.packages)
  const names = rows('Only packages with compiled code are').flatMap(([listed]) => listed)
  expect(names.length).toBeGreaterThan(8)
  const isMissing = (name: string) =>
    !installed.some((path) => path.startsWith(`node_modules/${name.replace('…', '')}`))
  expect(names.filter(isMissing)).toEqual([])
})
