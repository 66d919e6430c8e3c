// CHANGELOG.md is short enough to be read, and is a page of the site.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sectionsOf } from '../../scripts/release/changelog.ts'
import { changelogPage } from '../../scripts/texts/changelogPage.ts'

describe.each(sectionsOf(readFileSync('CHANGELOG.md', 'utf8')))('$title', ({ text }) => {
  it('has the sections of Keep a Changelog', () => {
    const names = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
    for (const [, name] of text.matchAll(/^### (.*)$/gm)) expect(names).toContain(name)
  })

  it('takes two minutes to read, and no list repeats how its items begin', () => {
    expect(text.split(/\s+/).length).toBeLessThan(600)
    const openings = [...text.matchAll(/^- ((?:\S+ ){3})/gm)].map(([, words]) => words)
    expect(new Set(openings).size).toBe(openings.length)
  })
})

it('links of the page lead to pages', () => {
  const text =
    '# Changelog\n\n[A](content/docs/migration/index.md#a) [B](content/docs/cli.md) [C](https://c.example)\n'
  expect(changelogPage(text)).toContain('\n[A](/docs/migration/#a) [B](/docs/cli/) [C](https://c.example)\n')
})
