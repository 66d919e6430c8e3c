// Names of a new site from its folder, and values in its files.
import { describe, expect, it } from 'vitest'
import { fillIn } from '../../../build/create/fillIn.ts'
import { packageNameOf, titleOf } from '../../../build/create/names.ts'

describe('the title and the name of the package', () => {
  it.each([
    ['/home/me/my-site', 'My site', 'my-site'],
    ['/home/me/Keeper_handbook', 'Keeper handbook', 'keeper_handbook'],
    ['/home/me/Überblick & mehr!', 'Überblick & mehr!', 'u-berblick-mehr'],
    ['/home/me/troodon', 'Troodon', 'my-site'],
    ['/home/me/.docs', 'Docs', 'docs'],
    ['/home/me/日本', '日本', 'my-site'],
    ['/', 'My site', 'my-site'],
  ])('of %s', (folder, title, name) => {
    expect(titleOf(folder)).toBe(title)
    expect(packageNameOf(folder)).toBe(name)
  })
})

describe('values in a file', () => {
  const values = { title: `A "quoted" one's \\ way` }
  it.each([
    ['site.config.ts', `'A "quoted" one\\'s \\\\ way'`],
    ['pages/index.tsx', `'A "quoted" one\\'s \\\\ way'`],
    ['README.md', `'A "quoted" one's \\ way'`],
    ['a.svg', `'A &quot;quoted&quot; one's \\ way'`],
    ['a.json', `'A \\"quoted\\" one's \\\\ way'`],
  ])('are escaped as %s needs it', (path, expected) => {
    expect(fillIn(path, `'{{title}}'`, values, new Set())).toBe(expected)
  })

  it('leave expressions of GitHub, and lines of another choice are removed', () => {
    const text = `a: \${{ github.sha }}\n{{#npm}}b: npm\n{{#pnpm}}b: pnpm\n{{#npm}}\nc`
    expect(fillIn('a.yml', text, {}, new Set(['npm']))).toBe(`a: \${{ github.sha }}\nb: npm\n\nc`)
  })

  it('must be known', () => {
    expect(() => fillIn('a.md', '{{titel}}', {}, new Set())).toThrow(
      'a.md has a placeholder for the unknown value titel',
    )
  })
})
