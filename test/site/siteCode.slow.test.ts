// Site code that fails at an unexpected time: the error is reported, the process exits with an error, and no
// output is incomplete.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadProject } from '../../build/config/loadProject.ts'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import type { RenderContext } from '../../build/render/renderRoute.ts'
import { sourcePath } from '../../build/shared/paths.ts'
import type { RouteData } from '../../build/shared/routeData.ts'
import { openSession } from '../../build/workers/openSession.ts'
import { runCli, startCli } from '../support/cli.ts'
import { writeFile } from '../support/edits.ts'
import { bundledEngine } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const rejects = "export const x = (Promise.reject(new Error('too late')), 1)\n\n# E\n\n{x}\n"

it.each([
  [
    'docs/e.mdx',
    '# E\n\n{(() => { throw null })()}\n',
    1,
    'docs/e.mdx:1:1  error  pageFailed  The page /docs/e/ cannot be rendered: null',
  ],
  [
    'docs/e.mdx',
    "# E\n\n{(() => { throw Object.assign(new Error('no such thing'), { code: 'E_MINE' }) })()}\n",
    1,
    'cannot be rendered: no such thing',
  ],
  [
    'docs/e.mdx',
    rejects,
    1,
    'docs/e.mdx:1:1  error  pageFailed  The page /docs/e/ cannot be rendered: too late',
  ],
  [
    'docs/e.mdx',
    'export const x = await new Promise(() => {})\n\n# E\n\n{String(x)}\n',
    1,
    'The page /docs/e/ cannot be rendered: it has not ended after 3 seconds',
  ],
  [
    'docs/e.mdx',
    '# E\n\n{(() => { for (;;) {} })()}\n',
    1,
    'The page /docs/e/ cannot be rendered: it has not ended after 3 seconds',
  ],
  [
    'docs/e.mdx',
    `# E\n\n{String(/^(a+)+$/.test('${'a'.repeat(40)}!'))}\n`,
    1,
    'The page /docs/e/ cannot be rendered: it has not ended after 3 seconds',
  ],
  [
    'docs/e.mdx',
    '# E\n\n{(function f() { return f() })()}\n',
    1,
    'cannot be rendered: Maximum call stack size exceeded',
  ],
  [
    'docs/e.mdx',
    '# E\n\n{globalThis.process.exit(0)}\n',
    1,
    'The page /docs/e/ cannot be rendered: its code ended the process',
  ],
  ['site.config.mjs', 'process.exit(0)\n', 1, "the site's code ended the process"],
  [
    'site.config.mjs',
    'await new Promise(() => {})\nexport default {}\n',
    2,
    'does not finish within 3 seconds',
  ],
])('%s: %j ends with %i', async (file, text, status, message) => {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, file, text)
  const ran = await runCli(['build', root], { TROODON_PAGE_SECONDS: '3', TROODON_CONFIG_SECONDS: '3' })
  expect(ran.stderr).toContain(message)
  expect(ran.status).toBe(status)
  // The page shows a notice, the others are written.
  const isPage = file === 'docs/e.mdx'
  expect(existsSync(join(root, 'dist/docs/a/index.html'))).toBe(isPage)
  if (isPage) expect(readFileSync(join(root, 'dist/docs/e/index.html'), 'utf8')).toContain('data-page-failed')
  expect(existsSync(join(root, 'dist/.troodon-stage'))).toBe(false)
})

it('a page that never finishes is reported with the others that fail', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'docs/e.mdx', '# E\n\n{(() => { for (;;) {} })()}\n')
  writeFile(root, 'docs/f.mdx', "# F\n\n{(() => { throw new Error('on its own') })()}\n")
  const { stderr, status } = await runCli(['build', root], { TROODON_PAGE_SECONDS: '3' })
  expect(stderr).toContain('The page /docs/e/ cannot be rendered: it has not ended after 3 seconds')
  expect(stderr).toContain('The page /docs/f/ cannot be rendered: on its own')
  expect(status).toBe(1)
})

it('watch continues after an unhandled rejection', async () => {
  writeFile(root, 'docs/e.mdx', rejects)
  const { child, done } = startCli(['watch', root, '--port', '0'])
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Watching; open')
    expect(said).toContain('The page /docs/e/ cannot be rendered: too late')
    writeFile(root, 'docs/e.mdx', '# E\n\nmended\n')
    await expect
      .poll(() => readFileSync(join(root, 'dist/docs/e/index.html'), 'utf8'), { timeout: 60_000 })
      .toContain('mended')
  } finally {
    child.kill('SIGINT')
    await done
  }
})

it('watch exits if its port is taken, even if threads have started', async () => {
  for (let index = 0; index < 200; index++) writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n`)
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const port = (other.address() as { port: number }).port
  const { status, stderr } = await runCli(['watch', root, '--port', String(port)])
  other.close()
  expect(status).toBe(1)
  expect(stderr).toContain(`127.0.0.1:${port} is used by another program. Choose another port with --port.`)
})

it('a build exits if it fails while threads are working', async () => {
  for (let index = 0; index < 200; index++) writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n`)
  writeFile(root, 'docs/code.mdx', '# Code\n\n{[1].map(String)}\n')
  const long = 'x'.repeat(200)
  writeFile(root, `static/${long}/${long}.txt`, 'x')
  // The paths of pages are short enough; the static file exceeds the system's limit of 4,095 characters.
  const deep = join(root, `${long}/`.repeat(18))
  const out = join(deep, 'y'.repeat(Math.max(1, 3850 - deep.length)))
  const { status, stderr } = await runCli(['build', root, '--out', out], { TROODON_THREADS: '2' })
  expect(stderr).toContain('has a name that is too long for this disk')
  expect(status).toBe(1)
})

it('terminated threads are not restarted by pending work', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  const cacheFolder = join(root, '.cache')
  const engine = bundledEngine()
  const project = await loadProject({
    root,
    configFile: null,
    cacheFolder,
    engineRoot: engine.engineRoot,
    readConfig,
  })
  const { workers } = openSession({ ...engine, outDir: join(root, 'dist'), cacheFolder, project, threads: 2 })
  workers.prepare({ serverBundle: join(cacheFolder, 'server.mjs') } as RenderContext)
  await workers.stop()
  const jobs = Array.from({ length: 2000 }, () => ({
    source: sourcePath('docs/a.md'),
    syntax: 'md' as const,
  }))
  await expect(workers.parse(jobs)).rejects.toThrow('The build was stopped.')
  expect(await workers.content({ route: {} as RouteData, locale: 'en', serverFile: '' })).toEqual({
    error: 'the build was stopped',
  })
  await workers.close()
})
