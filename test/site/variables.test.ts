// Variables, conditions and profiles on a built site: each version and language has its own, and a change
// renders only the pages that ask for it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const read = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')
const article = (path: string) =>
  (/<article[\s\S]*<\/article>/.exec(read(path))?.[0] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const variables = {
  site: { product: 'Feeder', command: 'feeder', page: 'b' },
  locales: { de: { product: 'Futterautomat' } },
  versions: { '1.0': { command: 'feed' } },
  profiles: { internal: { product: 'Otter' } },
}

const configure = (markdown: object) =>
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({
      ...{ title: 'Pond', url: 'https://pond.example', markdown },
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    }),
  )

async function build(...flags: string[]) {
  const { status, stdout, stderr } = await runCommand(['build', root, '--strict', '--json', ...flags])
  expect(status, stderr).toBe(0)
  return (JSON.parse(stdout) as { rendered: number }).rendered
}

const page = [
  '---',
  'title: About {{ product }}',
  '---',
  'Run {{ product }} and [read on](./{{ page }}.md).',
  '',
  '```sh',
  '{{ command }} --help',
  '```',
  '',
  ':::only{version=">=2"}',
  'New here.',
  ':::',
  ':::only{locale="de"}',
  'Neu hier.',
  ':::',
  ':::only{profile="internal"}',
  'Not public.',
  ':::',
].join('\n')

it('each version, language and profile has its values', async () => {
  writeFile(root, 'docs/a.md', page)
  writeFile(root, 'docs/b.md', '# B\n')
  writeFile(root, 'docs/code.mdx', '# C\n\n{[1, 2].map(String).join("+")} {{ product }}\n')
  writeFile(root, 'i18n/de/docusaurus-plugin-content-docs/current/a.md', page)
  writeFile(root, 'versions.json', '["1.0"]')
  for (const name of ['a', 'b'])
    writeFile(root, `versioned_docs/version-1.0/${name}.md`, name === 'a' ? page : '# B\n')
  configure({ variables })
  await build()
  expect(article('docs/next/a')).toContain('About Feeder')
  expect(article('docs/next/a')).toContain('Run Feeder and read on')
  expect(read('docs/next/a')).toContain('href="/docs/next/b/"')
  expect(article('docs/next/a')).toContain('feeder --help')
  expect(article('docs/next/a')).toContain('New here.')
  expect(article('docs/next/a')).not.toMatch(/Neu hier|Not public/)
  expect(article('docs/a')).toContain('feed --help')
  expect(article('docs/a')).not.toContain('New here.')
  expect(article('de/docs/next/a')).toContain('About Futterautomat')
  expect(article('de/docs/next/a')).toContain('Neu hier.')
  expect(article('docs/next/code')).toContain('1+2 Feeder')
  const copy = readFileSync(join(root, 'dist/docs/next/a/index.md'), 'utf8')
  expect(copy).toContain('Run Feeder and [read on]')

  await build('--profile', 'internal')
  expect(article('docs/a')).toContain('About Otter')
  expect(article('docs/a')).toContain('Not public.')
})

it('a change renders only the pages that ask for it, and the result is that of a clean build', async () => {
  const pages = { a: '{{ product }}', b: '{{ command }}', c: 'none', d: '\\{{ product }}' }
  for (const [name, text] of Object.entries(pages))
    writeFile(root, `docs/${name}.md`, `# ${name}\n\n${text}\n`)
  writeFile(root, 'docs/i.md', ':::only{profile=internal}\nhidden\n:::\nshown\n')
  configure({ variables })
  await build()
  configure({ variables: { ...variables, site: { ...variables.site, command: 'fd' } } })
  // In both languages.
  expect(await build('--verify')).toBe(2)
  expect(article('docs/b')).toContain('fd')
  expect(await build('--profile', 'internal', '--verify')).toBe(4)
  expect(article('docs/i')).toContain('hidden')
})

it('reports unknown ones, and leaves braces alone where no variables are', async () => {
  writeFile(root, 'docs/a.md', '# A\n\n{{ produkt }} {{ product }} [b](./gone.md)\n')
  configure({ variables })
  const { status, stderr } = await runCommand(['build', root])
  expect(status).toBe(1)
  expect(stderr).toContain('docs/a.md:3:1  error  unknownVariable  There is no variable "produkt".')
  expect(stderr).toContain('docs/a.md:3:33')
  configure({})
  writeFile(root, 'docs/a.md', '# A\n\n{{ produkt }} `{{ x }}`\n')
  await build()
  expect(article('docs/a')).toContain('{{ produkt }} {{ x }}')
  const wrong = await runCommand(['build', root, '--profile', 'x'])
  expect(wrong.stderr).toContain('The site has no profile "x". Add it to markdown.variables.profiles first.')
})
