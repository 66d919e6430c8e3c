// Results of functions and plugins that a reader must not get: URLs that run code, and secrets.
import { existsSync } from 'node:fs'
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

async function build(config: string) {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'site.config.mjs', `export default { url: 'https://a.example', ${config} }\n`)
  const { status, stderr } = await runCommand(['build', root])
  return {
    status,
    problems: problemText(stderr).match(/^(?:\S+ {2})?(?:error|warning) .*/gm) ?? [],
    isWritten: existsSync(join(root, 'dist/docs/a/index.html')),
  }
}

const plugin = (methods: string) => `plugins: [() => ({ name: 'hens', ${methods} })]`

it('reports URLs in injectHtmlTags, in every form of a tag', async () => {
  const tags = `injectHtmlTags: () => ({
    headTags: { tagName: 'link', attributes: { rel: 'next', href: 'javascript:alert(1)' } },
    preBodyTags: '<a href="pathname://javascript:alert(2)">a</a>',
    postBodyTags: [{ tagName: 'div', innerHTML: '<form action="vbscript:a"></form>' }, '<a href="/docs/a/">a</a>'],
  })`
  const { status, problems, isWritten } = await build(plugin(tags))
  expect({ status, isWritten }).toEqual({ status: 1, isWritten: false })
  const urls = ['javascript:alert(1)', 'pathname://javascript:alert(2)', 'vbscript:a']
  expect(problems).toEqual(
    urls.map(
      (url) =>
        `site.config.mjs  error  unsafeLink  injectHtmlTags of the plugin hens: ${url} runs code when a reader opens it.`,
    ),
  )
})

it.each([
  ["'javascript:alert(1)'", 'javascript:alert(1) runs code when a reader opens it. Link to a page instead.'],
  ['7', 'it must return a URL, or null for a page without a link.'],
  ["(() => { throw new Error('No branch') })()", 'No branch'],
])('names the page for which the function editUrl gives %s', async (result, reason) => {
  const { status, problems, isWritten } = await build(`docs: { editUrl: () => ${result} }`)
  expect({ status, isWritten }).toEqual({ status: 1, isWritten: false })
  expect(problems).toEqual([`error  The build stopped: The function editUrl failed for docs/a.md: ${reason}`])
})

it('looks for secrets in the files that plugins write and change', async () => {
  const token = ['ghp', 'q7Rk2ZvX9bTn4LwYc8JdF3sHg6MpA1eUo5Ki'].join('_')
  const writes = `async postBuild({ outDir }) {
    const { appendFileSync, mkdirSync, writeFileSync } = await import('node:fs')
    mkdirSync(outDir + '/deep', { recursive: true })
    writeFileSync(outDir + '/deep/env.json', JSON.stringify({ token: '${token}' }))
    appendFileSync(outDir + '/robots.txt', '# ${token}')
  }`
  const { status, problems } = await build(plugin(writes))
  expect(status).toBe(0)
  expect(problems.filter((one) => one.includes('publishedSecret'))).toEqual(
    ['deep/env.json', 'robots.txt'].map((path) =>
      expect.stringContaining(`${path} (from a plugin): This looks like a secret (GitHub token ghp_…)`),
    ),
  )
})
