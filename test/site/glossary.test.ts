// `glossary.yml` on a built site: its terms in texts, its page in each language, and what a change renders.
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

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const terms = (path: string) =>
  [...read(`${path}/index.html`).matchAll(/<abbr title="([^"]*)">([^<]*)/g)].map(([, title, word]) => [
    word,
    title,
  ])

async function build(...flags: string[]) {
  const { status, stdout, stderr } = await runCommand(['build', root, '--strict', '--json', ...flags])
  expect(status, stderr).toBe(0)
  return (JSON.parse(stdout) as { rendered: number }).rendered
}

const glossary = [
  'HTML: HyperText **Markup** Language, see [the standard](https://html.example).',
  'Feeder:',
  '  definition: |',
  '    The *box* that gives food.',
  '',
  '    It is filled at dawn.',
  '  aliases: [feeders, food box]',
  '  link: ./docs/a.md',
  'C++: A language.',
]
const write = (...lines: string[]) => writeFile(root, 'glossary.yml', `${lines.join('\n')}\n`)
const config = {
  title: 'Pond',
  url: 'https://pond.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
}

it('explains each term where a page first uses it, but not in code, links and headings', async () => {
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(
    root,
    'docs/a.md',
    '# HTML\n\n`HTML` [HTML](./b.mdx) <a href="#x">HTML</a> HTMLX HTML HTML\n\n## C++ {#x}\n',
  )
  writeFile(root, 'docs/b.mdx', '# B\n\n{[1, 2].map(String)} Two **feeders** and a food box in C++.\n')
  writeFile(root, 'docs/c.md', '# C\n\nNothing, own.\n\nHTML.\n\n*[own]: mine\n*[HTML]: this one\n')
  write(...glossary)
  await build()
  const meaning = 'HyperText Markup Language, see the standard.'
  expect(terms('docs/a')).toEqual([['HTML', meaning]])
  expect(terms('docs/b')).toEqual([
    ['feeders', 'The box that gives food.'],
    ['C++', 'A language.'],
  ])
  expect(terms('docs/c')).toEqual([
    ['own', 'mine'],
    ['HTML', 'this one'],
  ])
})

it('has a page with an anchor for each term, in each language, in Markdown and in the search', async () => {
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(root, 'docs/a.md', '# A\n\n[HTML](pathname:///glossary/#html) [C++](../glossary.yml)\n')
  write(...glossary)
  writeFile(root, 'i18n/de/glossary.yml', '---\ntitle: Begriffe\nslug: /begriffe\n---\nKasten: Mit Futter.\n')
  writeFile(root, 'i18n/de/docusaurus-plugin-content-docs/current/a.md', '# A\n\nEin Kasten mit HTML.\n')
  await build()
  const page = read('glossary/index.html')
  for (const id of ['html', 'feeder', 'c']) expect(page).toContain(`id="${id}"`)
  expect(page).toContain('href="/docs/a/"')
  expect(page).not.toContain('<abbr')
  expect(read('glossary/index.md')).toContain(
    '## [Feeder](https://pond.example/docs/a/)\n\n*feeders, food box*',
  )
  expect(terms('de/docs/a')).toEqual([['Kasten', 'Mit Futter.']])
  expect(read('de/begriffe/index.html')).toContain('<h1>Begriffe</h1>')
  expect(existsSync(join(root, 'dist/de/glossary'))).toBe(false)
  expect(read('llms.txt')).toContain('/glossary/')
})

it('a change renders only pages with the terms that changed', async () => {
  writeFile(root, 'site.config.json', JSON.stringify({ ...config, i18n: undefined }))
  for (const [name, text] of Object.entries({ a: 'HTML', b: 'Feeder and dawn', c: 'None' }))
    writeFile(root, `docs/${name}.md`, `# ${name}\n\n${text}\n`)
  await build()
  // The first glossary, the same, a changed meaning, a new term, one that is removed.
  write(...glossary)
  await build('--verify')
  expect(await build()).toBe(0)
  write('HTML: A language', ...glossary.slice(1))
  expect(await build('--verify')).toBe(2)
  expect(terms('docs/a')).toEqual([['HTML', 'A language']])
  write('HTML: A language', 'dawn: Early', ...glossary.slice(1))
  expect(await build('--verify')).toBe(2)
  expect(terms('docs/b')).toEqual([
    ['Feeder', 'The box that gives food.'],
    ['dawn', 'Early'],
  ])
  write('dawn: Early', ...glossary.slice(1))
  expect(await build('--verify')).toBe(2)
  expect(terms('docs/a')).toEqual([])
})

it('reports mistakes with their places', async () => {
  writeFile(root, 'site.config.json', JSON.stringify({ ...config, i18n: undefined }))
  writeFile(root, 'docs/a.md', '# A\n')
  write(
    '---',
    'titel: Words',
    '---',
    'HTML:',
    '  meaning: x',
    'CSS: See [gone](./gone.md).',
    'A:',
    '  definition: a',
    '  aliases: CSS',
  )
  const first = await runCommand(['build', root])
  expect(first.status).toBe(1)
  expect(first.stderr).toContain('glossary.yml:4:1  error  glossaryFile  HTML has a field "meaning"')
  expect(first.stderr).toContain(
    'glossary.yml:7:1  error  glossaryFile  A has the alias "CSS", which CSS has, too.',
  )
  write('CSS: See [gone](./gone.md).')
  expect((await runCommand(['build', root])).stderr).toContain('glossary.yml:1:1')
  write('CSS: x', '', 'CSS: y')
  expect((await runCommand(['build', root])).stderr).toMatch(
    /glossary\.yml:3:\d+ {2}error {2}glossaryFile .*duplicated mapping key/,
  )
})
