// `--url`, in place of `url` and `baseUrl`.
import { expect, it } from 'vitest'
import { publishedAt } from '../../../build/commands/commandLine/publishedAt.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree, temporaryFolder } from '../../support/engine.ts'

const read = (url: string) => publishedAt({ values: { '--url': url } })

it.each([
  ['https://docs.example.com', { url: 'https://docs.example.com', baseUrl: '/' }],
  ['https://me.github.io/site', { url: 'https://me.github.io', baseUrl: '/site/' }],
  ['http://localhost:8080/a/b/', { url: 'http://localhost:8080', baseUrl: '/a/b/' }],
])('reads %s', (given, expected) => {
  expect(read(given)).toEqual(expected)
  expect(publishedAt({ values: {} })).toEqual({})
})

it.each(['', 'docs.example.com', 'ftp://example.com', 'https://example.com/?a', '/docs/'])(
  'refuses "%s"',
  (given) => {
    expect(() => read(given)).toThrow(
      `--url needs the URL of the site, such as https://example.com/docs/, not ${given}.`,
    )
  },
)

it('replaces what the configuration says', async () => {
  const { path, remove } = temporaryFolder()
  try {
    writeFile(path, 'docs/a.md', '# A\n')
    writeFile(path, 'site.config.json', '{ "url": "https://other.example" }')
    const { status, stderr } = await runCommand(['build', path, '--url', 'https://me.github.io/site/'])
    expect(status, stderr).toBe(0)
    const dist = readTree(`${path}/dist`)
    expect(dist.get('docs/a/index.html')).toContain('href="https://me.github.io/site/docs/a/"')
    expect([...dist].filter(([, text]) => text.includes('other.example'))).toEqual([])
  } finally {
    remove()
  }
})
