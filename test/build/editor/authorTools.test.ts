// `troodon mcp --edit`, asked by the client of the official SDK: it checks, explains and renames the source.
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cli } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

const { path: root, remove } = temporaryFolder()
const client = new Client({ name: 'test', version: '1.0.0' })

beforeAll(async () => {
  writeFile(root, 'site.config.ts', `export default { url: 'https://h.example', title: 'Handbook' }`)
  writeFile(root, 'docs/index.md', '# Home\n\nSee [hens](hens.md#eggs) and [hens](/docs/hens/).\n')
  writeFile(root, 'docs/hens.md', '# Hens\n\n## Eggs\n\n[Home](./index.md), [gone](gone.md)\n')
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp', root, '--edit'] }),
  )
})
afterAll(async () => {
  await client.close()
  remove()
})

async function call(tool: string, given: object = {}) {
  const result = await client.callTool({ name: tool, arguments: { ...given } })
  const [{ text }] = result.content as readonly [{ readonly text: string }]
  return result.isError === true ? { error: text } : (JSON.parse(text) as unknown)
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

it('checks, explains, finds links and renames without a built site', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['check', true],
    ['explain', true],
    ['find_references', true],
    ['rename_page', false],
  ])
  const broken = expect.objectContaining({ file: 'docs/hens.md', line: 5, code: 'brokenLink' })
  expect(await call('check')).toEqual([broken])
  expect(await call('check', { file: 'docs/index.md' })).toEqual([])
  const references = [
    { file: 'docs/index.md', line: 3, column: 5, href: 'hens.md#eggs' },
    { file: 'docs/index.md', line: 3, column: 29, href: '/docs/hens/' },
  ].map((one) => expect.objectContaining({ ...one, column: expect.any(Number) }))
  for (const page of ['docs/hens.md', '/docs/hens/', 'https://h.example/docs/hens/'])
    expect(await call('find_references', { page })).toEqual(references)
  expect(await call('explain', { subject: 'docs/hens.md' })).toMatchObject({
    url: '/docs/hens/',
    linkedFrom: references,
    links: [
      { href: './index.md', leadsTo: '/docs/' },
      { href: 'gone.md', leadsTo: expect.any(String) },
    ],
    problems: [broken],
  })
  expect(await call('explain', { subject: 'brokenLink' })).toMatchObject({ severity: 'error', found: 1 })

  const renaming = { from: 'docs/hens.md', to: 'docs/birds/chickens.md' }
  expect(await call('rename_page', { ...renaming, dry_run: true })).toMatchObject({
    wouldRename: [renaming],
  })
  expect(existsSync(join(root, 'docs/hens.md'))).toBe(true)
  expect(await call('rename_page', renaming)).toEqual({
    renamed: [renaming],
    changed: expect.arrayContaining([
      { file: 'docs/index.md', links: 2 },
      { file: 'docs/birds/chickens.md', links: 1 },
    ]),
  })
  expect(textOf('docs/index.md')).toBe(
    '# Home\n\nSee [hens](birds/chickens.md#eggs) and [hens](/docs/birds/chickens/).\n',
  )
  expect(textOf('docs/birds/chickens.md')).toContain('[Home](../index.md)')
  expect(await call('check')).toEqual([expect.objectContaining({ file: 'docs/birds/chickens.md' })])

  const errors = [
    [{ from: 'docs/index.md', to: '../out.md' }, 'Both paths must be in the folder of the site.'],
    [{ from: 'docs/no.md', to: 'docs/a.md' }, 'There is no file docs/no.md in the site.'],
    [{ from: 'docs/index.md', to: 'docs/birds' }, 'There is already a file docs/birds.'],
    [{ from: 'docs/index.md' }, 'The argument to is missing.'],
    [
      { from: 'docs/index.md', to: 'etc/home.md' },
      'etc/home.md would be no page. Choose a path in a folder with pages.',
    ],
    [
      { from: 'docs/index.md', to: '.git/a.md' },
      '.git/a.md is no path of the content, because of ".git" in it.',
    ],
    [{ from: 'docs/index.md', to: ' ' }, '  is no path of the content, because of " " in it.'],
    [{ from: 'docs/index.md', to: 'docs/index.md/a.md' }, 'docs/index.md/a.md is in docs/index.md itself.'],
    [{ from: 'docs', to: 'docs/a' }, 'docs/a is in docs itself.'],
    [
      { from: 'docs/index.md', to: 'docs/birds/chickens.md/a.md' },
      'A part of the path docs/birds/chickens.md/a.md is a file.',
    ],
    [
      { from: 'docs/index.md', to: 'docs/elsewhere/a.md' },
      'A link in the path docs/elsewhere/a.md leads out of the site.',
    ],
  ] as const
  symlinkSync(tmpdir(), join(root, 'docs/elsewhere'))
  for (const [given, error] of errors) expect(await call('rename_page', given)).toEqual({ error })
  const long = `docs/${'a'.repeat(300)}.md`
  expect(await call('rename_page', { from: 'docs/index.md', to: long })).toEqual({
    error: `${join(root, long)} cannot be written: its path is too long.`,
  })
  expect(textOf('docs/index.md')).toContain('[hens](birds/chickens.md#eggs)')
  expect(await call('find_references', { page: '/nothing/' })).toEqual({
    error: 'There is no page /nothing/.',
  })
})

it('needs a folder', async () => {
  const { status, stderr } = await runCommand(['mcp', 'https://h.example', '--edit'])
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining('mcp --edit needs the folder of a site, not a URL.'),
  ])
})
