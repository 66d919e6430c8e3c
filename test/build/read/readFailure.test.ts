// Site files that cannot be read: the message and the position of the error.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild, temporaryFolder } from '../../support/engine.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

let count = 0
function build(files: Readonly<Record<string, string | Buffer>>) {
  const root = join(folder.path, `site${count++}`)
  mkdirSync(root)
  for (const [path, text] of Object.entries({ 'docs/a.md': '# A\n', ...files })) writeFile(root, path, text)
  return runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
}

describe('data that cannot be read', () => {
  it.each([
    [
      'docs/x/_category_.json',
      '{\n  "label": "X",\n}\n',
      '2:15 categoryFile',
      'is not valid JSON: JSON does not support trailing commas',
    ],
    [
      'docs/x/_category_.yml',
      'a: 1\n b: 2\n',
      '2:3 categoryFile',
      'is not valid YAML: bad indentation of a mapping entry',
    ],
    [
      'versions.json',
      '[\n  "1.0"\n',
      '3:1 versionsFile',
      'is not valid JSON: Expected "," in JSON but found end of file',
    ],
    ['i18n/fr/code.json', '{ "a": }', '1:8 translationFile', 'is not valid JSON: Unexpected "}" in JSON'],
    [
      'i18n/fr/docusaurus-theme-classic/footer.json',
      '[1 2]',
      '1:4 translationFile',
      'is not valid JSON: Expected "," in JSON but found "2"',
    ],
    ['sidebars.json', '{ // all\n}', '1:3 sidebarFile', 'is not valid JSON: JSON does not support comments'],
    [
      'sidebars.ts',
      'export default {\n  docs: [\n}\n',
      '3:1 sidebarFile',
      'cannot be compiled: Unexpected "}"',
    ],
    [
      'sidebars.ts',
      'export default {\n  docs: [nope()],\n}\n',
      '2:9 sidebarFile',
      'fails: nope is not defined',
    ],
    [
      'sidebars.ts',
      "import x from 'nothing-here'\nexport default x\n",
      '1:15 sidebarFile',
      'imports nothing-here, which is not installed',
    ],
  ])('%s: %j', async (file, text, place, reason) => {
    const { ok, problems } = await build({ [file]: text })
    expect(ok).toBe(false)
    expect(problems.map((one) => [one.file, `${one.line}:${one.column} ${one.code}`, one.message])).toEqual([
      [file, place, `The file ${reason}.`],
    ])
  })

  it('names the module that fails, not the one that imports it', async () => {
    const { problems } = await build({
      'sidebars.ts': "import { items } from './parts/items'\nexport default { docs: items() }\n",
      'parts/items.ts':
        "interface Item { id: string }\n\nexport const items = (): Item[] => {\n  throw new Error('no items')\n}\n",
    })
    expect(problems).toMatchObject([
      { file: 'parts/items.ts', line: 4, column: 9, message: 'The file fails: no items.' },
    ])
  })

  it('reads a file with a byte order mark, and an empty one', async () => {
    expect(
      (
        await build({
          'docs/x/_category_.json': '\uFEFF{ "label": "X" }',
          'docs/x/b.md': '# B\n',
          'i18n/fr/code.json': '',
        })
      ).problems,
    ).toEqual([])
  })
})

it('a configuration can be an async function', async () => {
  const { ok, problems } = await build({
    'site.config.mjs': "export default async () => ({ title: await Promise.resolve('Later'), titel: 1 })\n",
  }).catch((error: Error) => ({ ok: error.message, problems: [] }))
  expect([ok, problems]).toEqual(['site.config.mjs:1:70: titel is not an option; did you mean title?', []])
  expect((await build({ 'site.config.mjs': "export default async () => ({ title: 'Later' })\n" })).ok).toBe(
    true,
  )
})

describe('versions.json', () => {
  it('contains each version once, and only existing versions', async () => {
    const { ok, problems } = await build({
      'versions.json': '[\n  "1.0",\n  "1.0",\n  "2.0"\n]\n',
      'versioned_docs/version-1.0/a.md': '# A\n',
    })
    expect(ok).toBe(false)
    expect(problems.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`)).toEqual(
      [
        '2:4 versionsFile versions.json names the version 1.0 twice.',
        '4:4 versionsFile There are no documents for version 2.0: versioned_docs/version-2.0 does not exist or is empty.',
      ],
    )
  })
})

describe('a configuration that cannot be read', () => {
  it.each([
    [
      'site.config.json',
      '{ "title": "x",\n }',
      'site.config.json:1:15: The configuration is not valid JSON: JSON does not support trailing commas.',
    ],
    [
      'site.config.ts',
      'export default {\n  title: "x\n}\n',
      'site.config.ts:2:12: The configuration cannot be compiled: Unterminated string literal.',
    ],
    [
      'site.config.ts',
      'export default {\n  title: oops.x,\n}\n',
      'site.config.ts:2:10: The configuration fails: oops is not defined.',
    ],
    [
      'site.config.mjs',
      'export default async () => {\n  throw new Error("not today")\n}\n',
      'site.config.mjs:2:9: The configuration fails: not today.',
    ],
    [
      'site.config.mjs',
      'export const title = "X"\n',
      'site.config.mjs: The configuration has no default export. Write "export default { … }".',
    ],
    [
      'site.config.ts',
      ' \n',
      "site.config.ts: The configuration is empty. Write export default { title: 'My site' }, or remove the file.",
    ],
    [
      'site.config.json',
      '',
      'site.config.json: The configuration is empty. Write { "title": "My site" }, or remove the file.',
    ],
    [
      'site.config.yml',
      'title: X\n',
      'site.config.yml: The configuration cannot have this name, so it would not be read. ' +
        'Rename it. The names are site.config.ts, site.config.mjs, site.config.js, site.config.json.',
    ],
    ['site.config.json', '[]', 'site.config.json: The configuration must be an object, not a list'],
    [
      'site.config.mjs',
      "import x from 'nothing-here'\nexport default x\n",
      'site.config.mjs:1:15: The configuration imports nothing-here, which is not installed. Run npm install nothing-here.',
    ],
  ])('%s: %j', async (file, text, message) => {
    await expect(build({ [file]: text })).rejects.toThrow(message)
  })
})

describe('data that expands too much', () => {
  const names = [...'abcdefghi']
  const bomb = names
    .map((name, index) => `${name}: &${name} [${Array(9).fill(index === 0 ? 'x' : `*${names[index - 1]}`)}]`)
    .join('\n')
  it.each([
    [
      'docs/x/_category_.yml',
      `label: X\ncustomProps:\n${bomb.replace(/^/gm, '  ')}\n`,
      'The file is not valid YAML: its aliases make more than',
    ],
    [
      'docs/x/_category_.yml',
      'label: X\ncustomProps:\n  a: &a [*a]\n',
      'The file is not valid YAML: an alias repeats a value that contains the alias itself',
    ],
    ['docs/x/_category_.yml', `label: ${'['.repeat(20_000)}\n`, 'it is nested deeper than 100 levels.'],
    [
      'docs/b.mdx',
      `---\n${bomb}\n---\n\n# {1 + 1}\n`,
      'The front matter cannot be read: its aliases make more than',
    ],
    [
      'docs/b.mdx',
      '---\na: &a [*a]\n---\n\n# {1 + 1}\n',
      'The front matter cannot be read: an alias repeats a value that contains the alias itself',
    ],
  ])('%s', async (file, text, message) => {
    const { problems } = await build({ [file]: text })
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file, message: expect.stringContaining(message) },
    ])
  })

  it('can refer to a value in many places', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `y${index}: *one`).join('\n')
    expect((await build({ 'docs/tags.yml': `x: &one { label: One }\n${many}\n` })).problems).toEqual([])
  })
})

describe('data in another encoding', () => {
  const latin = Buffer.from('{ "label": "Caf\xe9" }', 'latin1')
  it.each([
    ['docs/x/_category_.json', latin, 'categoryFile', 'The file is not valid UTF-8: byte 15 is wrong.'],
    ['docs/x/_category_.yml', latin, 'categoryFile', 'The file is not valid UTF-8: byte 15 is wrong.'],
    ['docs/tags.yml', latin, 'tagsFile', 'The file is not valid UTF-8: byte 15 is wrong.'],
    ['sidebars.json', latin, 'sidebarFile', 'The file is not valid UTF-8: byte 15 is wrong.'],
    ['versions.json', Buffer.from('\uFEFF["1"]', 'utf16le'), 'versionsFile', 'The file is UTF-16.'],
    ['docs/x.md', Buffer.from([0xfe, 0xff, 0, 0x41]), 'invalidEncoding', 'The file is UTF-16.'],
  ])('%s is refused', async (file, bytes, code, message) => {
    const { ok, problems } = await build({ [file]: bytes })
    expect(ok).toBe(false)
    expect(problems).toMatchObject([{ file, code, message, hint: 'Save it as UTF-8.' }])
  })

  it('is rejected for a configuration', async () => {
    await expect(build({ 'site.config.json': latin })).rejects.toThrow(
      'The configuration is not valid UTF-8: byte 15 is wrong.',
    )
  })
})
