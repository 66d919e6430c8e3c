// Posts and pages that are published later, and what the page of a post lists: series, related posts, a link.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const has = (path: string) => existsSync(join(root, 'dist', path, 'index.html'))
const read = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')
const post = (fields: string) => `---\n${fields}\n---\n\nFirst.\n\n<!-- truncate -->\n\nSecond.\n`
const configure = (config: object = {}) =>
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({ title: 'Pond', url: 'https://pond.example', ...config }),
  )

async function build(...flags: string[]) {
  const { status, stdout, stderr } = await runCommand(['build', root, '--strict', '--json', ...flags])
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as { rendered: number }
}

it('publishes and withdraws pages at their moments, without any change of the files', async () => {
  configure()
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'docs/later.md', '---\npublish_at: 2026-12-01 09:00 Europe/Berlin\n---\n\n# Later\n')
  writeFile(root, 'blog/2026-11-01-sale.md', post('title: Sale\nexpires_at: 2026-12-02'))
  writeFile(root, 'blog/2026-11-02-other.md', post('title: Other'))
  const state = () => [has('docs/later'), has('blog/2026/11/01/sale')]

  await build('--now', '2026-12-01T07:59Z')
  expect(state()).toEqual([false, true])
  expect(read('docs/a')).not.toContain('Later')
  expect((await build('--now', '2026-12-01T07:59:30Z')).rendered).toBe(0)
  await build('--now', '2026-12-01T08:00Z', '--verify')
  expect(state()).toEqual([true, true])
  expect(read('docs/a')).toContain('Later')
  await build('--now', '2026-12-02', '--verify')
  expect(state()).toEqual([true, false])
  expect(read('blog')).not.toContain('Sale')
  expect(readFileSync(join(root, 'dist/blog/rss.xml'), 'utf8')).not.toContain('Sale')

  const wrong = await runCommand(['build', root, '--now', 'soon'])
  expect(wrong.stderr).toContain('--now needs a date such as 2026-12-01')
})

it('shows pinned cards above the first page of all posts, and checks their links', async () => {
  const pinned = (to: string) =>
    configure({
      baseUrl: '/pond/',
      blog: {
        postsPerPage: 1,
        onInlineTags: 'ignore',
        pinned: [{ label: 'Start', description: 'First.', to }],
      },
    })
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'blog/2026-01-01-a.md', post('title: Dig\ntags: [pond]'))
  writeFile(root, 'blog/2026-01-02-b.md', post('title: Fill'))
  pinned('/docs/a')
  await build()
  expect(read('blog')).toMatch(/posts-pinned.*href="\/pond\/docs\/a\/".*Start.*First\./s)
  for (const other of ['blog/page/2', 'blog/tags/pond']) expect(read(other)).not.toContain('posts-pinned')
  pinned('/docs/b')
  const { status, stderr } = await runCommand(['check', root])
  expect([status, stderr]).toEqual([1, expect.stringContaining('/docs/b does not lead to any page')])
})

it('lists the series, related posts and the newsletter, and nothing where they are not used', async () => {
  configure({
    blog: {
      onInlineTags: 'ignore',
      relatedPosts: { title: 'Read on', count: 1 },
      newsletter: { label: 'Get the news', href: 'https://news.example/' },
    },
  })
  writeFile(root, 'blog/2026-01-01-a.md', post('title: Dig\nseries: Building a pond\ntags: [pond, tools]'))
  writeFile(root, 'blog/2026-01-02-b.md', post('title: Fill\nseries: Building a pond\ntags: [pond]'))
  writeFile(root, 'blog/2026-01-03-c.md', post('title: Frogs\ntags: [pond]'))
  writeFile(root, 'blog/2026-01-04-d.md', post('title: Spades\ntags: [pond, tools]'))
  writeFile(root, 'blog/2026-01-05-e.md', post('title: Alone'))
  await build()
  const lists = (path: string) =>
    [...read(path).matchAll(/<nav class="post-list[^>]*>([\s\S]*?)<\/nav>/g)].map(([, html = '']) =>
      html
        .replace(/<b aria-current="page">/g, '* ')
        .replace(/<[^>]+>/g, '|')
        .replace(/\|+/g, '|'),
    )
  expect(lists('blog/2026/01/01/a')).toEqual(['|Building a pond|* Dig|Fill|', '|Read on|Spades|'])
  expect(lists('blog/2026/01/02/b')).toEqual(['|Building a pond|Dig|* Fill|', '|Read on|Spades|'])
  expect(lists('blog/2026/01/05/e')).toEqual([])
  expect(read('blog/2026/01/05/e')).toContain('href="https://news.example/"')
  expect(readFileSync(join(root, 'dist/blog/2026/01/01/a/index.md'), 'utf8')).toContain('First.')

  writeFile(root, 'blog/2026-01-02-b.md', post('title: Fill it\nseries: Building a pond\ntags: [pond]'))
  await build('--verify')
  expect(lists('blog/2026/01/01/a')[0]).toBe('|Building a pond|* Dig|Fill it|')
  configure()
  await build()
  expect(lists('blog/2026/01/03/c')).toEqual([])
  expect(read('blog/2026/01/05/e')).not.toContain('post-newsletter')
})
