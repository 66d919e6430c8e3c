// Content of authors that are not trusted: nothing in it runs, on the server or in the browser.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { codeFeatures } from '../../../build/model/config/untrustedContent.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'
import { refused } from '../../support/untrustedPayloads.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('shows code and HTML as text, whatever a file asks for, and leaves out React pages', async () => {
  writeFile(root, 'site.config.json', '{ "content": "untrusted" }')
  writeFile(root, 'pages/code.jsx', 'export default () => <p>{process.env.HOME}</p>')
  writeFile(
    root,
    'docs/a.mdx',
    '---\nformat: mdx\n---\n\nimport fs from "node:fs"\n\n# A\n\n{1 + 1} <script>alert(1)</script>\n\n' +
      '<img src="x" onerror="alert(1)">\n\n<Tabs><b>{2 + 2}</b></Tabs>\n\n<head><script src="x.js"></script></head>\n',
  )
  const { status, stderr } = await runCommand(['build', root])
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('pages/code')])
  const page = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
  const [, body = ''] = /<article>(.*?)<\/article>/s.exec(page) ?? []
  for (const text of ['{1 + 1}', 'alert(1)', '{2 + 2}', '&lt;script', '&lt;img', '&lt;Tabs', 'import fs'])
    expect(body).toContain(text)
  expect(body).not.toMatch(/<script|<img|<b>|onerror=(?!&quot;)/)
})

it('cannot be combined with plugins that may make code of a text', () => {
  const options = { content: 'untrusted', markdown: { remarkPlugins: [() => () => undefined] } }
  expect(readConfig(options, { hasFolder: () => false })).toEqual({
    ok: false,
    problems: [
      {
        path: 'content',
        message: "cannot be 'untrusted' with remark, rehype, recma or markdown-it plugins",
      },
    ],
  })
})

it.each(Object.entries(refused))('refuses %s that would run', async (_feature, { files, says }) => {
  writeFile(root, 'site.config.json', '{ "content": "untrusted" }')
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  if ('site.config.js' in files) rmSync(join(root, 'site.config.json'))
  const { status, stderr } = await runCommand(['build', root])
  expect(status).not.toBe(0)
  for (const text of says) expect(stderr).toContain(text)
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

it('does not run code blocks as tests', async () => {
  writeFile(root, 'site.config.json', '{ "content": "untrusted" }')
  writeFile(root, 'docs/a.md', '# A\n\n```sh test\nexit 1\n```\n')
  const { status, stderr } = await runCommand(['test'], {}, root)
  expect([status, stderr]).toEqual([2, expect.stringContaining("not run, because content is 'untrusted'")])
})

it('leaves out files with scripts, also where the check is lowered', async () => {
  writeFile(root, 'site.config.json', '{ "content": "untrusted", "checks": { "untrustedCode": "warning" } }')
  for (const { files } of [refused.linkedFiles, refused.staticFiles])
    for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const { status } = await runCommand(['build', root])
  expect(status).toBe(0)
  const files = [...readTree(join(root, 'dist'))]
  expect(files.filter(([path, text]) => /\.(?:svg|xml)$/.test(path) && text.includes('alert'))).toEqual([])
  expect(files.filter(([, text]) => text.startsWith('<!doctype html><script>alert'))).toEqual([])
  expect(files.filter(([, text]) => text.includes('evil.example')).map(([path]) => path)).toEqual([])
})

it('publishes files that the configuration names', async () => {
  const outsideFolders = ['static/_headers', 'docs/x.html']
  writeFile(root, 'site.config.json', JSON.stringify({ content: 'untrusted', outsideFolders }))
  writeFile(root, 'static/_headers', '/*\n  X-Own: 1\n')
  writeFile(root, 'docs/a.md', '# A\n\n[x](./x.html)\n')
  writeFile(root, 'docs/x.html', '<script>own()</script>\n')
  const { status, stderr } = await runCommand(['build', root])
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('untrustedCode')])
  const files = readTree(join(root, 'dist'))
  expect(files.get('_headers')).toContain('X-Own')
  expect([...files.values()]).toContain('<script>own()</script>\n')
})

it('is documented with the table that the code has', () => {
  const rows = Object.values(codeFeatures).map(
    ({ feature, runs, instead }) => `| ${feature} | ${runs} | ${instead} |`,
  )
  expect(readFileSync('content/docs/security.md', 'utf8')).toContain(rows.join('\n'))
})
