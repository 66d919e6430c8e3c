// `watch` with a configuration that cannot be read: a page says what is wrong, and becomes the site when it is
// mended. A site without a page at its root leads to its first document.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startCli } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

/** Starts a command that serves, and waits for what it prints. */
async function serving(args: readonly string[], words: RegExp) {
  const cli = startCli(args)
  let said = ''
  const wait = async (pattern: RegExp): Promise<string> => {
    for (let tries = 0; tries < 600; tries++) {
      const found = pattern.exec(said)?.[1]
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`${pattern} was not printed: ${said}`)
  }
  for (const stream of [cli.child.stdout, cli.child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const url = await wait(words)
  const stop = async () => {
    cli.child.kill('SIGINT')
    await cli.done
  }
  return { url, wait, stop, said: () => said }
}

const page = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, refresh: response.headers.get('refresh'), html: await response.text() }
}

it('shows the mistakes of the configuration until they are mended, then the site, at the same URL', async () => {
  writeFile(root, 'docs/intro.md', '# Welcome\n')
  writeFile(root, 'site.config.mjs', 'export default {\n  titel: "Birds",\n}\n')
  const watch = await serving(['watch', root, '--port', '0'], /(http:\S+) shows what is wrong/)
  const { url } = watch
  const first = await page(url)
  expect(first).toMatchObject({ status: 503, refresh: '1' })
  expect(first.html).toContain('<h1>The configuration cannot be read</h1>')
  expect(first.html).toContain('site.config.mjs:2:3')
  expect(first.html).toContain('titel is not an option; did you mean title?')
  expect(first.html).toContain('&gt; 2 |   titel: &quot;Birds&quot;,')
  // Another mistake, then none.
  writeFile(root, 'site.config.mjs', 'export default {\n  title: "Birds",\n')
  await watch.wait(/(cannot be compiled)/)
  expect((await page(url)).html).toContain('The configuration cannot be compiled')
  writeFile(root, 'site.config.mjs', 'export default {\n  title: "Birds",\n}\n')
  expect(await watch.wait(/Watching; open (\S+)/)).toBe(url)
  expect((await page(`${url}docs/intro/`)).html).toContain('Welcome')
  // There is no page at the root.
  expect((await page(url)).html).toContain('url=/docs/intro/')
  await watch.stop()
})

it('ends for a folder that does not exist', async () => {
  const { status, stderr } = await runCommand(['watch', join(root, 'none'), '--port', '0'])
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('none') })
})

it('leads from the root to the first document in build and serve', async () => {
  writeFile(root, 'docs/intro.md', '# Welcome\n')
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('url=/docs/intro/')
  const serve = await serving(['serve', root, '--port', '0'], /(http:\S+)/)
  expect((await page(serve.url)).html).toContain('url=/docs/intro/')
  await serve.stop()
})
