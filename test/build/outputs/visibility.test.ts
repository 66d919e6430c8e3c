// `<Visibility for="agents|humans">`: who gets which part of a page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
  write('site.config.ts', config())
})

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

const config = (more = '') =>
  `export default { title: 'Birds', url: 'https://birds.example', contentDir: '.', blog: false, ${more} }`

const build = (name = 'dist', cache = '.cache') =>
  runBuild({ root, outDir: join(root, name), cacheFolder: join(root, cache) })
const read = (path: string, name = 'dist') => readFileSync(join(root, name, path), 'utf8')
/** Without the front matter. */
const copy = (path: string) => read(`docs/${path}/index.md`).replace(/^---\n[\s\S]*?\n---\n\n/, '')

/** Files for browsers, with their texts. */
const forBrowsers = (): readonly string[] =>
  readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(?:html|json|js|xml)$/.test(one.name))
    .map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'))

const text = `# Page

Shared words.

<Visibility for="agents">

## Quiet heading

Needs **secretword** 2.1, see [the hen](./hen.md).

| a | b |
| :-- | --: |
| 1 | 2 |

- [x] done

</Visibility>

<Visibility for="humans">

## Shown heading

Words for people.

</Visibility>

1. One <Visibility for="agents">and secretword</Visibility><Visibility for="humans">or that</Visibility>.
2. Two

   <Visibility for="agents">

   In secretword a list.

   </Visibility>

<Tabs>
<TabItem value="a" label="A">

Tab.

<Visibility for="agents">In a tab: secretword. <Visibility for="humans">Nobody reads this.</Visibility></Visibility>

</TabItem>
</Tabs>

<Visibility for="humans">

<Visibility for="agents">

Nobody reads this.

</Visibility>

</Visibility>
`

const shownToAgents = `# Page

Shared words.

## Quiet heading

Needs **secretword** 2.1, see [the hen](https://birds.example/docs/hen/).

| a | b |
| :-- | --: |
| 1 | 2 |

- [x] done

1. One and secretword.

2. Two

   In secretword a list.

**A**

Tab.

In a tab: secretword.
`

describe('parts of a page for some readers', () => {
  it.each([
    ['.md', ''],
    ['.mdx', ''],
    ['.mdx with code', 'export const Two = () => <b>two</b>\n\n<Two />\n\n'],
  ])('are for agents in the Markdown copy alone, and for people in all else: %s', async (kind, code) => {
    write('docs/hen.md', '# Hen\n')
    write(
      `docs/page.${kind.slice(1, 4).trim()}`,
      text.replace('Shared words.\n\n', `Shared words.\n\n${code}`),
    )
    expect((await build()).problems).toEqual([])
    const whole = code === '' ? copy('page') : copy('page').replace(/\*\*two\*\*\n\n/, '')
    expect(whole).toBe(shownToAgents)
    expect(read('llms-full.txt')).toContain(read('docs/page/index.md'))
    const html = read('docs/page/index.html')
    expect(html).toContain('Words for people.')
    expect(html).toContain('Shown heading')
    expect(html).toMatch(/One\s*(?:<!-- -->)?or that/)
    for (const file of forBrowsers()) {
      expect(file).not.toMatch(/secretword|quiet.heading/i)
      expect(file).not.toContain('Nobody reads this.')
    }
  })

  it('are checked for broken links, and a heading for agents is no target', async () => {
    write(
      'docs/hen.md',
      '# Hen\n\n[a](#quiet)\n\n<Visibility for="agents">\n\n## Quiet\n\n[b](./no.md)\n\n</Visibility>\n',
    )
    const { problems } = await build()
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['brokenAnchor', 3],
      ['brokenLink', 9],
    ])
  })

  it('can be a file that another page includes', async () => {
    write('docs/_part.mdx', '## Part\n\nPart secretword.\n\n<Visibility for="humans">people</Visibility>\n')
    write(
      'docs/page.mdx',
      'import Part from "./_part.mdx"\n\n# Page\n\n<Visibility for="agents">\n\n<Part />\n\n</Visibility>\n\n## End\n',
    )
    expect((await build()).problems).toEqual([])
    expect(copy('page')).toBe('# Page\n\n## Part\n\nPart secretword.\n\n## End\n')
    for (const file of forBrowsers()) expect(file).not.toMatch(/secretword|#part/)
  })

  it.each([
    ['<Visibility for="robots">x</Visibility>', 'componentUse'],
    ['<Visibility for={"a" + Math.max(1)}>x</Visibility>', 'componentUse'],
    ['<Visibility for="agents">x[^1]</Visibility>\n\n[^1]: Note.', 'componentUse'],
  ])('are an error where readers or footnotes are unclear: %s', async (content, code) => {
    write('docs/page.mdx', `# Page\n\n${content}\n`)
    const { problems } = await build()
    expect(problems.map((one) => [one.code, one.line])).toContainEqual([code, 3])
  })

  it('follow edits as in a clean build', async () => {
    const versions = [
      '# Page\n\nWords.\n\n<Visibility for="agents">\n\nFor *agents*.\n\n</Visibility>\n',
      '# Page\n\nWords.\n\n<Visibility for="agents">\n\nFor other agents.\n\n</Visibility>\n',
      '# Page\n\nWords.\n\n<Visibility for="humans">\n\nFor people.\n\n</Visibility>\n',
      '# Page\n\nWords.\n\nFor all.\n',
      '# Page\n\nWords.\n\n<Visibility for="agents">\n\nAgain.\n\n</Visibility>\n',
    ]
    for (const [index, version] of versions.entries()) {
      write('docs/page.md', version)
      await build()
      await build(`clean${index}`, `.clean${index}`)
      for (const file of [
        'docs/page/index.md',
        'docs/page/index.html',
        'docs/page/index.json',
        'llms-full.txt',
      ])
        expect(read(file)).toBe(read(file, `clean${index}`))
    }
  })
})
