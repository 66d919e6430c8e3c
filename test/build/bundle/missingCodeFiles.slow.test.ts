// Code blocks and raw imports whose file is missing, where that only warns: all other pages are built.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const build = async () => {
  const { problems } = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  return problems.map(({ file, code, message }) => [file, code, message])
}
const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

it('do not stop the other pages, and are there once the file is', async () => {
  writeFile(root, 'site.config.json', '{ "checks": { "missingInclude": "warn", "missingModule": "warn" } }')
  const block = '```js file=./gone.js\n```\n'
  writeFile(root, 'docs/a.mdx', `# A\n\n${block}\nexport const X = () => <b>component</b>\n\n<X />\n`)
  writeFile(root, 'docs/_part.mdx', block)
  writeFile(
    root,
    'docs/b.mdx',
    'import Part from "./_part.mdx"\n\n# B\n\nexport const X = () => <i>x</i>\n\n<X />\n\n<Part />\n',
  )
  writeFile(
    root,
    'src/T.jsx',
    "import text from '!!raw-loader!./nope.txt'\n\nexport default () => <pre>{text}</pre>\n",
  )
  writeFile(root, 'docs/t.mdx', 'import T from "../src/T"\n\n# T\n\n<T />\n')
  writeFile(root, 'docs/c.md', '# C\n')
  expect(await build()).toEqual([
    ['docs/_part.mdx', 'missingInclude', 'There is no file ./gone.js to include.'],
    ['docs/a.mdx', 'missingInclude', 'There is no file ./gone.js to include.'],
    [
      'src/T.jsx',
      'pageFailed',
      './nope.txt cannot be imported: there is no such file. A page needs it: docs/t.mdx → src/T.jsx.',
    ],
  ])
  expect(read('docs/a/index.html')).toContain('<b>component</b>')
  expect(read('docs/c/index.html')).toContain('<h1>C</h1>')
  writeFile(root, 'docs/gone.js', 'const here = 1\n')
  writeFile(root, 'src/nope.txt', 'a text')
  expect(await build()).toEqual([])
  expect(read('docs/a/index.html')).toContain('here = ')
  expect(read('docs/b/index.html')).toContain('here = ')
  expect(read('docs/t/index.html')).toContain('a text')
  rmSync(join(root, 'docs/gone.js'))
  expect((await build()).map(([, code]) => code)).toEqual(['missingInclude', 'missingInclude'])
})
