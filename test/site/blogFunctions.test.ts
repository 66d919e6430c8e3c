// Functions and expressions of a Docusaurus configuration that take part in reading posts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const config = `
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/',
  presets: [['classic', { docs: false, pages: false, blog: {
    truncateMarker: /<!--\\s*more\\s*-->|\\{\\/\\*\\s*more\\s*\\*\\/\\}/,
    readingTime: ({ content, frontMatter, locale, defaultReadingTime }) =>
      frontMatter.hidden ? undefined : defaultReadingTime({ content, locale, options: { wordsPerMinute: 10 } }),
  } }]],
}
`

const page = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')

it('reads posts with the truncation marker and the reading time of the configuration', async () => {
  writeFile(root, 'docusaurus.config.js', config)
  const text = (marker: string) => `# Words of the title\n\nStart.\n\n${marker}\n\n${'word '.repeat(39)}\n`
  writeFile(root, 'blog/2026-01-01-a.md', `---\nslug: a\n---\n${text('<!-- more -->')}`)
  writeFile(root, 'blog/2026-01-02-b.mdx', `---\nslug: b\nhidden: true\n---\n${text('{/* more */}')}`)
  writeFile(
    root,
    'blog/2026-01-03-c.mdx',
    '---\nslug: c\ntitle: Shown\n---\n<b>{1 + 1}</b>\n\n# Once\n\nText.\n',
  )
  writeFile(
    root,
    'blog/2026-01-04-d.md',
    '---\nslug: d\ntitle: Shown\n---\n:::note\n\nA\n\n:::\n\n# Once\n\nText.\n',
  )
  const usual = '`<!-- truncate -->`\n\n<!-- truncate -->\n\nStill.\n\n'
  writeFile(root, 'blog/2026-01-05-e.md', `---\nslug: e\n---\n# E\n\n${usual}<!-- more -->\n\nHidden.\n`)
  const result = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(result.ok).toBe(true)
  const untruncated = result.problems.filter(({ code }) => code === 'untruncatedPost')
  expect(untruncated.map(({ file }) => file)).toEqual(['blog/2026-01-03-c.mdx', 'blog/2026-01-04-d.md'])
  // 40 words and those of the comment.
  expect(page('blog/a')).toContain('5 min read')
  expect(page('blog/b')).not.toContain('min read')
  for (const slug of ['c', 'd']) {
    expect(page(`blog/${slug}`)).toMatch(/<h1>Shown<\/h1>/)
    expect(page(`blog/${slug}`)).not.toContain('Once')
  }
  expect(page('blog')).toContain('Start.')
  expect(page('blog')).not.toContain('word word')
  expect(page('blog')).toMatch(/<code>&lt;!-- truncate --&gt;<\/code><\/p>\s*<p>Still\.<\/p>/)
  expect(page('blog')).not.toContain('Hidden.')
})
