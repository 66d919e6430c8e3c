// Static files at paths where the build writes a file too.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

it('host settings are merged: redirects of the site come first, and headers add up', async () => {
  writeFile(
    root,
    'site.config.json',
    '{ "url": "https://x.test", "redirects": { "redirects": [{ "from": "/old", "to": "/docs/a" }] } }',
  )
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'pages/index.md', '# Home\n')
  writeFile(root, 'static/_redirects', '/api/* https://api.test/:splat 200')
  writeFile(root, 'static/_headers', '/docs/*\n  X-Mine: 1\n\n')
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(read('_redirects')).toBe('/api/* https://api.test/:splat 200\n/old /docs/a/ 301\n')
  expect(read('_headers')).toMatch(
    /^\/\*\n {2}Content-Security-Policy: [\s\S]*Cache-Control: no-cache\n\/docs\/\*\n {2}X-Mine: 1\n$/,
  )
  // A change or removal of the site's part is detected.
  writeFile(root, 'static/_redirects', '/other /docs/a/ 302\n')
  await runCommand(['build', root])
  expect(read('_redirects')).toBe('/other /docs/a/ 302\n/old /docs/a/ 301\n')
  rmSync(join(root, 'static/_redirects'))
  await runCommand(['build', root])
  expect(read('_redirects')).toBe('/old /docs/a/ 301\n')
})

it('browsers ask again for static files in a folder assets/, not for files with a hash', async () => {
  const immutable = () =>
    [...read('_headers').matchAll(/^(\S+)\n {2}Cache-Control: .*immutable$/gm)].map(([, path]) => path)
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'static/img/other.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await runCommand(['build', root])
  expect(immutable()).toEqual(['/assets/*'])
  writeFile(root, 'static/assets/images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await runCommand(['build', root])
  expect(immutable()).toEqual(expect.arrayContaining(['/assets/chunks/*', '/assets/client.*']))
  expect(immutable()).not.toContain('/assets/*')
  expect(immutable()).not.toContain('/assets/images/*')
})

it('llms.txt and similar lists of the site replace generated ones', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  for (const name of ['sitemap.xml', 'robots.txt', 'llms.txt'])
    writeFile(root, `static/${name}`, `mine: ${name}\n`)
  expect((await runCommand(['build', root])).status).toBe(0)
  for (const name of ['sitemap.xml', 'robots.txt', 'llms.txt']) expect(read(name)).toBe(`mine: ${name}\n`)
})

it('a page is not replaced', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'static/404.html', '<p>mine</p>\n')
  const { status, stderr } = await runCommand(['build', root])
  expect(status).toBe(1)
  expect(problemText(stderr)).toContain(
    'static/404.html  error  reservedOutput  Both static/404.html and the generated file 404.html would be written to 404.html.',
  )
})
