// Texts about the past of Docusaurus: when they were written, their sources, and who signs them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const files = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path))

const read = (path: string) => {
  const [, fields = '', ...text] = readFileSync(path, 'utf8').split(/^---$/m)
  return { published: /^published: (.*)$/m.exec(fields)?.[1], text: text.join('---').trim() }
}

describe.each(files('content/blog'))('%s', (path) => {
  it('is a retrospective with a link to its source', () => {
    const { published, text } = read(path)
    expect(published).toMatch(/^2026-/)
    expect(text).toMatch(/written in November 2026/i)
    expect(text).toMatch(/\]\(https:\/\/docusaurus\.io\/blog\/[^)]+\)/)
  })
})

const releases = files('content/changelog')

describe.each(releases)('%s', (path) => {
  it('says what the release changed, with a link to its source', () => {
    const { published, text } = read(path)
    expect(published).toMatch(/^2026-/)
    const [body = '', source] = text.split('Source: ')
    expect(source).toMatch(/^\[.*\]\(https:\/\/github\.com\/facebook\/docusaurus\/blob\/[^)]+\)$/)
    const words = body.replace(/[|`]|---/g, '').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(40)
    expect(words).toBeLessThanOrEqual(200)
  })
})

it('no two release notes begin with the same sentence', () => {
  const openings = releases.map((path) => read(path).text.split(/(?<=\.)\s/)[0])
  expect(openings.length).toBe(104)
  expect(new Set(openings).size).toBe(openings.length)
})

it('posts are signed by the authors of Troodon, not by invented teams or other people', () => {
  for (const folder of ['blog', 'changelog']) {
    const entries = load(readFileSync(`content/${folder}/authors.yml`, 'utf8')) as Record<
      string,
      { name: string }
    >
    for (const { name } of Object.values(entries)) expect(name).toBe('Troodon’s authors')
  }
})
