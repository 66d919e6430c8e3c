// Paths of the configuration that do not exist, and sites without a page: nothing of the last build is removed.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cli, problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const build = async (...words: readonly string[]) => {
  const { status, stderr } = await runCommand(['build', root, ...words])
  return { status, text: problemText(stderr) }
}

it('reports a folder that is gone, and keeps the pages of the last build', async () => {
  writeFile(
    root,
    'site.config.json',
    '{\n  "contentDir": "text",\n  "docs": { "path": "handbook" },\n  "blog": [{}, { "id": "b", "path": "news" }]\n}\n',
  )
  writeFile(root, 'text/handbook/a.md', '# A\n')
  writeFile(root, 'text/blog/2024-01-01-a.md', '# A\n\n<!-- truncate -->\n')
  mkdirSync(join(root, 'text/news'))
  expect((await build()).status).toBe(0)
  const before = readTree(join(root, 'dist'))
  expect(before.has('docs/a/index.html')).toBe(true)

  renameSync(join(root, 'text/handbook'), join(root, 'text/manual'))
  rmSync(join(root, 'text/news'), { recursive: true })
  expect(await build()).toEqual({
    status: 1,
    text: `site.config.json:3:22  error  missingPath  docs.path is "handbook", but there is no folder text/handbook.
      "docs": { "path": "handbook" },
                         ^
    Create the folder, or correct docs.path.
site.config.json:4:38  error  missingPath  blog[1].path is "news", but there is no folder text/news.
      "blog": [{}, { "id": "b", "path": "news" }]
                                         ^
    Create the folder, or correct blog[1].path.
2 errors. Nothing was written.`,
  })
  expect(readTree(join(root, 'dist'))).toEqual(before)
})

it('needs no folder of documents that are not built, nor one that is only a default', async () => {
  writeFile(
    root,
    'site.config.json',
    '{ "docs": { "path": "docs", "includeCurrentVersion": false }, "pages": {} }',
  )
  writeFile(root, 'versions.json', '["1.0"]')
  writeFile(root, 'versioned_docs/version-1.0/a.md', '# A\n')
  expect((await build()).status).toBe(0)
})

it('reports a site without a page', async () => {
  expect(await build()).toEqual({
    status: 1,
    text: `(site)  error  emptySite  The site has no pages.
    Add a document such as docs/intro.md, or name the folder of the site after the command.
1 error. Nothing was written.`,
  })
  writeFile(root, 'docs/a.md', '---\ndraft: true\n---\n\n# A\n')
  expect(await build()).toEqual({
    status: 1,
    text: `(site)  error  emptySite  The site has no pages.
    It has Markdown files (1), but all are drafts, excluded, or in other folders.
1 error. Nothing was written.`,
  })
  expect(existsSync(join(root, 'dist/index.html'))).toBe(false)
})

it('names the key of a style sheet or module that does not exist', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'css/a.css', 'p { color: green }\n')
  writeFile(
    root,
    'site.config.json',
    '{\n  "customCss": ["css/a.css", "css/b.css"],\n  "clientModules": ["./src/x.ts"]\n}\n',
  )
  expect(await build()).toEqual({
    status: 1,
    text: `site.config.json:2:31  error  missingPath  customCss is "css/b.css", but there is no such file.
      "customCss": ["css/a.css", "css/b.css"],
                                  ^
    Paths are relative to the folder of the site.
site.config.json:3:22  error  missingPath  clientModules is "./src/x.ts", but there is no such file.
      "clientModules": ["./src/x.ts"]
                         ^
    Paths are relative to the folder of the site.
2 errors. Nothing was written.`,
  })
})

it('mentions a URL that is not set once in a build, and not in a check', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  const note =
    '`url` is not set, so feeds and the sitemap point to http://localhost. Set `url` in site.config.json.'
  expect((await build()).text.split(note)).toHaveLength(2)
  expect((await build()).text.endsWith(note)).toBe(true)
  expect((await runCommand(['check', root])).stderr).not.toContain('is not set, so')
  writeFile(root, 'site.config.json', '{ "title": "x" }')
  expect((await build()).text.endsWith(note)).toBe(true)
  writeFile(root, 'site.config.json', '{ "url": "https://docs.example" }')
  expect((await build()).text).not.toContain('is not set, so')
})

it('ends with the next step for people', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  const lastLine = async (words: readonly string[], env: Record<string, string>) =>
    (await runCommand(words, env, root)).stderr.trim().split('\n').at(-1)
  expect(await lastLine(['build'], { CI: '' })).toBe(`Preview it: node ${cli} serve`)
  expect(await lastLine(['build', '.', '--out', 'my site'], { CI: '' })).toBe(
    `Preview it: node ${cli} serve . --out "my site"`,
  )
  expect(await lastLine(['build'], { CI: '1' })).not.toContain('Preview it')
  expect(await lastLine(['check'], { CI: '' })).not.toContain('Preview it')
})
