// Code of the site that fails at the wrong time: it is told, the process ends with an error, and nothing is half done.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli, startCli } from './support/cli.ts'
import { writeFile } from './support/edits.ts'
import { siteFolder } from './support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const rejects = "export const x = (Promise.reject(new Error('too late')), 1)\n\n# E\n\n{x}\n"

it.each([
  ['docs/e.mdx', '# E\n\n{(() => { throw null })()}\n', 1, 'docs/e.mdx:1:1  error  renderFailed  The page /docs/e/ cannot be rendered: null'],
  [
    'docs/e.mdx',
    "# E\n\n{(() => { throw Object.assign(new Error('no such thing'), { code: 'E_MINE' }) })()}\n",
    1,
    'cannot be rendered: no such thing',
  ],
  ['docs/e.mdx', rejects, 1, 'docs/e.mdx:1:1  error  renderFailed  The page /docs/e/ cannot be rendered: too late'],
  [
    'docs/e.mdx',
    'export const x = await new Promise(() => {})\n\n# E\n\n{String(x)}\n',
    1,
    'The page /docs/e/ cannot be rendered: it has not ended after 3 seconds',
  ],
  ['docs/e.mdx', '# E\n\n{(() => { for (;;) {} })()}\n', 1, 'The page /docs/e/ cannot be rendered: it has not ended after 3 seconds'],
  [
    'docs/e.mdx',
    `# E\n\n{String(/^(a+)+$/.test('${'a'.repeat(40)}!'))}\n`,
    1,
    'The page /docs/e/ cannot be rendered: it has not ended after 3 seconds',
  ],
  ['docs/e.mdx', '# E\n\n{(function f() { return f() })()}\n', 1, 'cannot be rendered: Maximum call stack size exceeded'],
  ['docs/e.mdx', '# E\n\n{globalThis.process.exit(0)}\n', 1, 'The page /docs/e/ cannot be rendered: its code ended the process'],
  ['site.config.mjs', 'process.exit(0)\n', 1, 'code of the site ended the process'],
  ['site.config.mjs', 'await new Promise(() => {})\nexport default {}\n', 13, 'code of the site waits for something that never comes'],
])('%s: %j ends with %i', async (file, text, status, message) => {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, file, text)
  const ran = await runCli(['build', root], { TROODON_PAGE_SECONDS: '3' })
  expect(ran.stderr).toContain(message)
  expect(ran.status).toBe(status)
  expect(existsSync(join(root, 'dist/docs'))).toBe(false)
  expect(existsSync(join(root, 'dist/.troodon-stage'))).toBe(false)
})

it('a page that never ends is told beside the others that fail', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'docs/e.mdx', '# E\n\n{(() => { for (;;) {} })()}\n')
  writeFile(root, 'docs/f.mdx', "# F\n\n{(() => { throw new Error('on its own') })()}\n")
  const { stderr, status } = await runCli(['build', root], { TROODON_PAGE_SECONDS: '3' })
  expect(stderr).toContain('The page /docs/e/ cannot be rendered: it has not ended after 3 seconds')
  expect(stderr).toContain('The page /docs/f/ cannot be rendered: on its own')
  expect(status).toBe(1)
})

it('watch goes on after a promise that nobody waited for', async () => {
  writeFile(root, 'docs/e.mdx', rejects)
  const { child, done } = startCli(['watch', root, '--port', '0'])
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  try {
    await expect.poll(() => said, { timeout: 30_000 }).toContain('Watching; open')
    expect(said).toContain('The page /docs/e/ cannot be rendered: too late')
    writeFile(root, 'docs/e.mdx', '# E\n\nmended\n')
    await expect.poll(() => readFileSync(join(root, 'dist/docs/e/index.html'), 'utf8'), { timeout: 15_000 }).toContain('mended')
  } finally {
    child.kill('SIGINT')
    await done
  }
})

it('watch ends when its port is taken, also when threads were started', async () => {
  for (let index = 0; index < 200; index++) writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n`)
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const port = (other.address() as { port: number }).port
  const { status, stderr } = await runCli(['watch', root, '--port', String(port)])
  other.close()
  expect(status).toBe(1)
  expect(stderr).toContain(`127.0.0.1:${port} is taken by another program. Choose another port with --port.`)
})
