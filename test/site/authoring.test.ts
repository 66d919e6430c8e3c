// Components for authors on a built site: their style sheet is only where they are, and their words are in the
// Markdown of the page and in the search.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { parser } from '../support/memorySite.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const sheets = () => readdirSync(join(root, 'dist/assets')).filter((name) => name.startsWith('blocks.'))
const links = (path: string) => read(path).match(/<link rel="stylesheet" href="[^"]*"/g) ?? []

async function build() {
  writeFile(root, 'site.config.json', '{ "title": "Pond", "url": "https://pond.example" }')
  const { status, stderr } = await runCommand(['build', root, '--strict'])
  expect(status, stderr).toBe(0)
}

const card = '<Card title="Nests" href="./plain.md" description="How to build them">\n\ntext\n\n</Card>\n'

it('only pages with a component load its style sheet', async () => {
  writeFile(root, 'docs/plain.md', '# Plain\n\ntext\n\n```js\nlet a\n```\n')
  await build()
  expect(sheets()).toEqual([])
  const before = read('docs/plain/index.html')

  writeFile(root, 'docs/card.md', `# Card\n\n${card}`)
  writeFile(
    root,
    'docs/code.mdx',
    `# Code\n\n{[1, 2].map(String).join()}\n\n${card}\n<Badge text={String(2)} />\n`,
  )
  await build()
  const [sheet = ''] = sheets()
  expect(sheets()).toHaveLength(1)
  expect(links('docs/plain/index.html')).toHaveLength(1)
  expect(links('docs/card/index.html')).toEqual([
    links('docs/plain/index.html')[0],
    `<link rel="stylesheet" href="/assets/${sheet}"`,
  ])
  // The module of a page with code has its own.
  expect(links('docs/code/index.html')).toHaveLength(2)
  expect(links('docs/code/index.html')[1]).not.toContain(sheet)
  const styles = (path: string) => JSON.parse(read(path)).styles
  expect(styles('docs/card/index.json')).toEqual([`/assets/${sheet}`])
  expect(styles('docs/plain/index.json')).toBeUndefined()
  expect(read('docs/code/index.html')).toContain('<div class="block-card" data-block')
  expect(read('docs/code/index.html')).toContain('data-tone="default">2</span>')
  for (const page of ['card', 'code'])
    expect(read(`docs/${page}/index.html`)).toContain('href="/docs/plain/"')
  // The sidebar has the new pages; the content is the same.
  const content = (html: string) => /<article[\s\S]*<\/article>/.exec(html)?.[0]
  expect(content(read('docs/plain/index.html'))).toBe(content(before))

  expect(read('docs/card/index.md')).toContain(
    '**[Nests](https://pond.example/docs/plain/)**\n\nHow to build them\n\ntext',
  )
  const [[, terms] = []] = parser.page(card, 'auto').sections
  expect(terms).toMatch(/nest.*build|build.*nest/)
})

it('a component of the site has priority', async () => {
  writeFile(root, 'docs/a.mdx', '# A\n\n<Card title="T" />\n\n<Steps>\n\n1. a\n\n</Steps>\n')
  writeFile(
    root,
    'theme/MDXComponents.tsx',
    "import Originals from 'troodon/theme-original/MDXComponents'\n\nconst Card = ({ title }) => <b>own {title}</b>\n\nexport default { ...Originals, Card }\n",
  )
  await build()
  expect(read('docs/a/index.html')).toContain('<b>own <!-- -->T</b>')
  expect(read('docs/a/index.html')).toContain('<div class="block-steps" data-block')
})

it('a replaced component receives the properties as written', async () => {
  writeFile(root, 'docs/a.mdx', '# A\n\n<Card title="T" href="./a.mdx" icon="x" />\n')
  writeFile(root, 'theme/Card.tsx', 'export default (props) => <i>{Object.keys(props).sort().join()}</i>\n')
  await build()
  expect(read('docs/a/index.html')).toContain('<i>href,icon,title</i>')
})
