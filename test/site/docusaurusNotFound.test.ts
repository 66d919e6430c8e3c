// The title of the 404 page of a Docusaurus site, as Docusaurus 3.10.2 writes it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it.each([
  ['docs', 'Page Not Found | Aviary'],
  ['/', 'Aviary'],
])('with docs at %s', async (routeBasePath, title) => {
  const docs = { routeBasePath }
  const config = { title: 'Aviary', url: 'https://site.example', baseUrl: '/' }
  const presets = [['classic', { docs, blog: false }]]
  writeFile(root, 'docusaurus.config.js', `module.exports = ${JSON.stringify({ ...config, presets })}`)
  writeFile(root, 'package.json', '{}')
  writeFile(root, 'docs/a.md', '# A\n')
  await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  const html = readFileSync(join(root, 'dist/404.html'), 'utf8')
  expect(/<title[^>]*>([^<]*)/.exec(html)?.[1]).toBe(title)
})
