// `index.md` beside each page, and `llms-full.txt`: what the page shows, not what its source says.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fullText } from '../../../build/outputs/llms/llmsFull.ts'
import { outputPath } from '../../../build/shared/paths.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

const build = (name = 'dist', cache = '.cache') =>
  runBuild({ root, outDir: join(root, name), cacheFolder: join(root, cache) })
const read = (path: string, name = 'dist') => readFileSync(join(root, name, path), 'utf8')
/** Without the front matter. */
const text = (path: string) => read(path).replace(/^---\n[\s\S]*?\n---\n\n/, '')

const config = (more = '') =>
  `export default { title: 'Birds', url: 'https://birds.example', baseUrl: '/b/', contentDir: '.', ${more} }`

function writeSite(): void {
  write('site.config.ts', config('tagline: "All of them", blog: false'))
  write('docs/_part.mdx', 'A *part* with a [link](./newt.md).\n')
  write('egg.js', 'export const eggs = 3\n')
  write('src/Badge.tsx', 'export default function Badge() {\n  return <b>badge of the site</b>\n}\n')
  write(
    'docs/hen.mdx',
    '---\ntitle: The hen\nkeywords: [secret]\n---\nimport Part from "./_part.mdx"\n\nexport const version = "1.2"\n\nVersion {version}, {1 + 2} eggs.\n\n<Part />\n\n```js file=../egg.js\n```\n',
  )
  write(
    'docs/newt.md',
    '# Newt\n\nSee [the hen](hen.mdx#x "allow") and <a href="./hen.mdx">again</a>.\n'.replace(
      '#x "allow"',
      '',
    ),
  )
  write(
    'docs/code.mdx',
    'import Badge from "../src/Badge"\n\n# Code\n\nWith a <Badge /> and [newt](./newt.md).\n',
  )
}

describe('the Markdown of a page', () => {
  it('has the front matter for agents below its heading, and the HTML does not', async () => {
    writeSite()
    for (const words of ['Needs *2.1*.', 'Needs *2.2*.']) {
      write('docs/newt.md', `---\nagents: ${words}\n---\n\n# Newt\n\nIt swims.\n`)
      expect((await build()).problems).toEqual([])
      expect(text('docs/newt/index.md')).toBe(`# Newt\n\n${words}\n\nIt swims.\n`)
      for (const file of ['index.html', 'index.json'])
        expect(read(`docs/newt/${file}`)).not.toContain('Needs')
    }
  })

  it('is resolved: parts, values, code from files, and links', async () => {
    writeSite()
    expect((await build()).problems).toEqual([])
    expect(text('docs/hen/index.md')).toBe(
      '# The hen\n\nVersion 1.2, 3 eggs.\n\nA *part* with a [link](https://birds.example/b/docs/newt/).\n\n```js\nexport const eggs = 3\n```\n',
    )
    expect(text('docs/newt/index.md')).toBe(
      '# Newt\n\nSee [the hen](https://birds.example/b/docs/hen/) and [again](https://birds.example/b/docs/hen/).\n',
    )
    expect(text('docs/code/index.md')).toBe(
      '# Code\n\nWith a **badge of the site** and [newt](https://birds.example/b/docs/newt/).\n',
    )
    const link = '<link rel="alternate" type="text/markdown" href="/b/docs/hen/index.md" data-page="">'
    expect(read('docs/hen/index.html')).toContain(link)
    expect(read('404.html')).not.toContain('text/markdown')
  })

  it('is in llms-full.txt, which follows an edit of words', async () => {
    writeSite()
    await build()
    const full = read('llms-full.txt')
    expect(full).toMatch(/^# Birds\n\n> All of them\n/)
    expect(full).toContain(`Source: https://birds.example/b/docs/hen/\n\n${read('docs/hen/index.md')}`)
    expect(full.match(/^Source: /gm)).toHaveLength(read('llms.txt').match(/^- /gm)?.length ?? 0)
    write(
      'docs/newt.md',
      '# Newt\n\nOther words.\n\nSee [the hen](hen.mdx) and <a href="./hen.mdx">again</a>.\n',
    )
    await build()
    expect(read('llms-full.txt')).toContain('Other words.')
    await build('clean', '.clean')
    expect(read('llms-full.txt')).toBe(read('llms-full.txt', 'clean'))
    expect(read('docs/newt/index.md')).toBe(read('docs/newt/index.md', 'clean'))
    write('docs/_part.mdx', 'Another part.\n')
    await build()
    expect(read('llms-full.txt')).toContain('Another part.')
  })

  it('is not joined into a file that no model reads', () => {
    const path = outputPath('docs/a/index.md')
    const make = (size: number) => [
      ...fullText({
        path: outputPath('llms-full.txt'),
        title: '# T',
        pages: [[path, 'https://a.example/']],
      }).make(new Map([[path, { hash: 'h', size }]]), () => 'text'),
    ]
    expect(make(4 * 2 ** 20)).toHaveLength(1)
    expect(make(4 * 2 ** 20 + 1)).toEqual([])
  })

  it('is not joined where search engines are kept out, or when the site has a file of its own', async () => {
    writeSite()
    write('site.config.ts', config('noIndex: true, blog: false'))
    await build()
    expect(existsSync(join(root, 'dist/llms-full.txt'))).toBe(false)
    write('site.config.ts', config('blog: false'))
    write('static/llms-full.txt', 'own')
    await build()
    expect(read('llms-full.txt')).toBe('own')
  })
})
