// `troodon diff BASE`: a site compared with a ref, a folder and a release.
import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SiteDiff } from '../../../build/diff/compareSites.ts'
import { diffLines, hunks } from '../../../build/diff/diffLines.ts'
import { readQueries } from '../../../build/diff/searchRanks.ts'
import { startCacheServer } from '../../support/cacheServer.ts'
import { runCli } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { temporaryFolder } from '../../support/engine.ts'

const { path: folder, remove } = temporaryFolder()
const root = join(folder, 'site')
afterAll(remove)

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const git = (...words: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], {
    stdio: 'ignore',
  })

const feeding = Array.from({ length: 12 }, (_, at) => `Step ${at} of feeding the animals in the park.`).join(
  '\n\n',
)

beforeAll(async () => {
  write(
    'site.config.ts',
    "export default { title: 'Park', url: 'https://park.example', baseUrl: '/park/' }\n",
  )
  write('docs/intro.md', '# Intro\n\nWelcome to the park.\n\n## Opening hours\n\nAlways.\n')
  write('docs/feeding.md', `# Feeding\n\n${feeding}\n`)
  write('docs/pricing.md', '# Pricing\n\nTickets are cheap.\n')
  write('docs/same.md', '# Same\n\nNothing changes here.\n')
  write(
    'search.queries.yml',
    '- query: cheap tickets\n  page: /docs/pricing/\n- query: feeding\n  page: /docs/animals/feeding/\n  top: 1\n',
  )
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'Base')
  expect(await runCommand(['build', root, '--out', join(folder, 'before')])).toMatchObject({ status: 0 })
  expect(
    await runCommand(['deploy', join(folder, 'host'), root, '--out', join(folder, 'before')]),
  ).toMatchObject({ status: 0 })
  write(
    'docs/intro.md',
    '---\ndescription: All of it.\n---\n\n# Intro\n\nWelcome to our park.\n\n## Hours\n\nAlways.\n',
  )
  mkdirSync(join(root, 'docs/animals'))
  renameSync(join(root, 'docs/feeding.md'), join(root, 'docs/animals/feeding.md'))
  rmSync(join(root, 'docs/pricing.md'))
  write('docs/new.md', '# New\n\nSomething else.\n')
})

const diff = async (base: string): Promise<SiteDiff> => {
  const { stdout, status, stderr } = await runCommand(['diff', base, root, '--report', 'json'])
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as SiteDiff
}

it('names pages that were added, removed, moved and changed since a ref', async () => {
  const found = await diff('HEAD')
  expect(found).toMatchObject({
    base: 'HEAD',
    added: [{ path: '/docs/new/', title: 'New | Park' }],
    removed: [{ path: '/docs/pricing/', title: 'Pricing | Park', redirect: null }],
    moved: [{ from: '/docs/feeding/', to: '/docs/animals/feeding/', redirects: false }],
    broken: ['/docs/feeding/', '/docs/intro/#opening-hours', '/docs/pricing/'],
    search: [
      { query: 'cheap tickets', page: '/docs/pricing/', top: 3, before: 1, after: null, isExpected: false },
      { query: 'feeding', page: '/docs/animals/feeding/', top: 1, before: null, after: 1, isExpected: true },
    ],
  })
  const intro = found.changed.find(({ path }) => path === '/docs/intro/')
  expect(intro?.text?.filter(([mark]) => mark !== ' ')).toEqual([
    ['-', 'Welcome to the park.'],
    ['+', 'Welcome to our park.'],
    ['-', '## Opening hours'],
    ['+', '## Hours'],
  ])
  expect(intro?.metadata.find(({ name }) => name === 'description')).toEqual({
    name: 'description',
    before: 'Welcome to the park.',
    after: 'All of it.',
  })
  expect(found.changed.map(({ path }) => path)).not.toContain('/docs/same/')
})

it('compares with a built folder and with a release in the same way', async () => {
  const { base: _, ...ofRef } = await diff('HEAD')
  const { base, ...ofFolder } = await diff(join(folder, 'before'))
  expect(base).toBe(join(folder, 'before'))
  expect(ofFolder).toEqual(ofRef)
  const { base: name, ...ofRelease } = await diff(join(folder, 'host'))
  expect(name).toBe(`release 1 of ${join(folder, 'host')}`)
  expect(ofRelease).toEqual(ofRef)
})

it('writes Markdown for a comment and an HTML file with both pages', async () => {
  const { stdout: markdown } = await runCommand(['diff', 'HEAD', root])
  expect(markdown).toContain('## Pages changed since HEAD\n\n1 added, 1 removed, 1 moved, ')
  expect(markdown).toContain('- `/docs/feeding/` to `/docs/animals/feeding/`. **There is no redirect.**')
  expect(markdown).toContain('| cheap tickets | `/docs/pricing/` | 3 | 1 | not found ⚠️ |')
  expect(markdown).toContain('```diff\n # Intro\n \n-Welcome to the park.\n+Welcome to our park.\n')
  const { stdout: html } = await runCommand(['diff', 'HEAD', root, '--report', 'html'])
  expect(html).toContain('<iframe sandbox title="Before" srcdoc="')
  expect(html).toContain('<del>-Welcome to the park.</del>')
})

it('fails with --strict when links from elsewhere break, and says when nothing changed', async () => {
  // A process of its own: its script loads the search in another way.
  const { status: strict, stdout: report } = await runCli(['diff', 'HEAD', root, '--strict'])
  expect([strict, report]).toEqual([1, expect.stringContaining('### Search')])
  const { stdout, status } = await runCommand(['diff', join(root, '.cache/diff/dist'), root])
  expect(status).toBe(0)
  expect(stdout).toContain('No page changed (')
})

it('says what a base can be', async () => {
  const { stderr, status } = await runCommand(['diff', 'nowhere', root])
  expect(status).toBe(2)
  expect(stderr).toContain(
    'nowhere is not a built folder, a target of deploy or a Git ref. If it is a branch, fetch it first: "git fetch origin nowhere".',
  )
})

it('finds the shortest list of changed lines', () => {
  const lines = diffLines('a\nb\nc\nd', 'a\nc\nx\nd')
  expect(lines).toEqual([
    [' ', 'a'],
    ['-', 'b'],
    [' ', 'c'],
    ['+', 'x'],
    [' ', 'd'],
  ])
  expect(diffLines('a', 'a')).toEqual([[' ', 'a']])
  expect(hunks(diffLines('1\n2\n3\n4\n5\n6', '1\n2\n3\n4\n5\nx'), 1)).toEqual([
    [' ', '5'],
    ['-', '6'],
    ['+', 'x'],
  ])
})

it('refuses a file of queries that is not one', () => {
  expect(() => readQueries('query: a')).toThrow('search.queries.yml must have a list.')
  expect(() => readQueries('- query: a\n  page: docs')).toThrow(
    'search.queries.yml must have `query`, `page` (a path such as /docs/cli/) and `top` (a number) in entry 1.',
  )
})

it('takes pages from the remote cache, and reports only', async () => {
  const server = await startCacheServer()
  const cache = (name: string) => ['--cache', join(folder, name), '--remote-cache', server.url]
  const run = (name: string, ...more: string[]) =>
    runCommand(['diff', 'HEAD', root, '--report', 'json', ...cache(name), ...more])
  const first = await run('cache-1', '--remote-cache-mode', 'write')
  const second = await run('cache-2')
  await server.stop()
  expect(first.stderr).toMatch(/Remote cache: 0 results restored .* [1-9]\d* stored/)
  expect(second.stderr.match(/Remote cache: [1-9]\d* results restored/g)).toHaveLength(2)
  expect(JSON.parse(second.stdout)).toEqual(JSON.parse(first.stdout))
})
