// Frozen versions of the documentation describe only what content of their Docusaurus release can use.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import frozen from '../../content/versions.json' with { type: 'json' }

/** Text of each document, by path. */
const documents = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

const current = documents('content/docs')
const versions = frozen.map(
  (version) => [version, documents(`content/versioned_docs/version-${version}`)] as const,
)

/** From the release posts of Docusaurus: what content or its configuration could use first in which release. */
const additions = [
  ['3.10', /`markdown`, `storage`/],
  ['3.9', /\baskAi\b|Ask AI/],
  ['3.9', /markdown\.hooks|hooks: \{/],
  ['3.9', /markdown\.emoji|^ +emoji: false/m],
  ['3.9', /"key": "care"|\[`key`\]/],
  ['3.8', /showLineNumbers=\d/],
  ['3.7', /plugin-svgr/],
  ['3.7', /\b(?:bluesky|mastodon|threads|twitch): |`(?:bluesky|mastodon|twitch)`/],
  ['3.6', /\btitle_meta\b/],
  ['3.6', /plugin-rsdoctor/],
  ['3.6', /experimental_faster/],
] as const

const numbers = (version: string) => version.split('.').map(Number)
const isLater = (release: string, version: string): boolean => {
  const [[a = 0, b = 0], [c = 0, d = 0]] = [numbers(release), numbers(version)]
  return a > c || (a === c && b > d)
}

describe.each(versions)('the documents of %s', (version, texts) => {
  const later = additions.filter(([release]) => isLater(release, version))

  it.each(later)('have nothing of Docusaurus %s: %s', (_, pattern) => {
    expect([...texts].filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([])
  })

  it('say which Docusaurus release they are for', () => {
    const [minor] = /^\d+\.\d+/.exec(version) as RegExpExecArray
    expect(texts.get('introduction.md')).toContain(
      `These docs cover Troodon with content written for Docusaurus ${minor}`,
    )
  })
})

it('every addition is described somewhere', () => {
  const all = [current, ...versions.map(([, texts]) => texts)].flatMap((texts) => [...texts.values()])
  const described = ([, pattern]: (typeof additions)[number]) => all.some((text) => pattern.test(text))
  expect(additions.filter((addition) => !described(addition))).toEqual([])
})

it('the page of versions has the date of every frozen version', () => {
  const page = readFileSync('content/pages/versions.tsx', 'utf8')
  expect(frozen.filter((version) => !page.includes(`'${version}': {`))).toEqual([])
})
