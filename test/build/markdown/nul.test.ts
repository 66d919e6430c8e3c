// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources of JavaScript.
// NUL in texts, front matter, data and configuration: pages have the replacement character, in their HTML as
// in their data, and nothing takes it for a placeholder.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutNul } from '../../../build/shared/cleanValues.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree, runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('is replaced in lists and objects, and nothing else is copied', () => {
  const kept = { list: ['a', 1, null], made: new Date(0) }
  expect(withoutNul(kept)).toBe(kept)
  const loop: Record<string, unknown> = { a: '\0' }
  loop['self'] = loop
  expect(withoutNul(loop)['a']).toBe('\uFFFD')
  expect(withoutNul({ a: [{ b: 'x\0' }], c: kept })).toEqual({ a: [{ b: 'x\uFFFD' }], c: kept })
})

it('is in no file of the output, wherever it is written', async () => {
  const files: Readonly<Record<string, string>> = {
    'docs/a.md':
      '---\ntitle: "A\\0b"\ntags: ["t\\0g"]\n---\n\nText \0 here, `co\0de` [x\0](./b.md).\n\n```js title="t\0"\na\0b\n```\n',
    'docs/b.md': '# B\0C\n\n## H\0I\n\n<b title="x\0y">x</b>\n',
    'docs/c.mdx':
      '# C {"a\\x001\\0"}\n\n{"\\u0000"} {`\\0${"t"}\\0`} <b title={"\\0"}>q</b>\n\n<Tabs><TabItem value={"a\\0"}>x</TabItem></Tabs>\n\n```js file=./code.js\n```\n',
    'docs/d.mdx': 'import Nul from "@site/src/Nul"\n\n# D\n\n<Nul />\n',
    'docs/code.js': 'a\0b\n',
    'docs/guide/_category_.json': '{ "label": "L\\u0000M" }',
    'docs/guide/e.md': '# E\n',
    // Was taken for the first list of the sidebar.
    'src/Nul.tsx':
      'export default function Nul() {\n  return <p>{String.fromCharCode(0)}0{String.fromCharCode(0)}</p>\n}\n',
    'blog/2026-01-01-x.md': '---\ntitle: "P\\0Q"\nauthors: x\n---\n\nHi\n\n<!-- truncate -->\n',
    'blog/authors.yml': 'x:\n  name: "N\\0M"\n',
    'site.config.json':
      '{ "title": "S\\u0000T", "url": "https://a.example", "themeConfig": { "navbar": { "items": [{ "label": "n\\u0000", "to": "/docs/a" }] } } }',
  }
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const outDir = join(root, 'dist')
  expect((await runBuild({ root, outDir, cacheFolder: join(root, '.cache') })).problems).toEqual([])
  const texts = [...readTree(outDir)].map(
    ([path, content]) => [path, Buffer.from(String(content), 'latin1').toString()] as const,
  )
  const own = texts.filter(([path]) => !path.startsWith('docs/d/') && !path.endsWith('.js'))
  expect(own.filter(([, text]) => /\0|\\u0000/.test(text)).map(([path]) => path)).toEqual([])
  const page = (path: string) => texts.find(([one]) => one === path)?.[1] ?? ''
  expect(page('docs/a/index.html')).toContain('<title>A\uFFFDb | S\uFFFDT</title>')
  expect(page('docs/c/index.html')).toContain('a\uFFFD1\uFFFD')
  expect(page('docs/d/index.html')).toMatch(/<p>\0<!-- -->0<!-- -->\0<\/p>/)
  expect(page('docs/d/index.html').match(/>L\uFFFDM</g)?.length).toBe(
    page('docs/b/index.html').match(/>L\uFFFDM</g)?.length,
  )
})
