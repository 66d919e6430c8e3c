// From nothing to a published site, as a new user does it: npm installs the packed packages from a local
// registry, and a browser shows the edit. Prints the time of each step.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { npmEnvironment, type Registry, startRegistry } from '../support/registry.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'troodon-path-')))
const site = join(folder, 'my-site')
let registry: Registry
let browser: TestBrowser

beforeAll(async () => {
  ;[registry, browser] = await Promise.all([startRegistry(), openBrowser()])
})

afterAll(async () => {
  console.log(times())
  registry?.close()
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Running {
  readonly child: ChildProcess
  /** All that the command has printed. */
  readonly said: () => string
  /** The exit code. */
  readonly ended: Promise<number | null>
}

function start(command: string, words: readonly string[], cwd = site): Running {
  const env = { ...process.env, ...npmEnvironment(registry, folder), CI: '1', NO_COLOR: '1' }
  const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('close', resolve).on('error', reject),
  )
  return { child, said: () => said, ended }
}

/** Returns what the command printed. */
async function run(command: string, words: readonly string[], cwd = site): Promise<string> {
  const { said, ended } = start(command, words, cwd)
  expect(await ended, said()).toBe(0)
  return said()
}

/** The program itself: the time of npx is not ours. */
const troodon = (...words: readonly string[]) => run(join(site, 'node_modules/.bin/troodon'), words)

/** Runs a server until `use` is done. `use` receives its URL. */
async function served(words: readonly string[], use: (url: string) => Promise<void>): Promise<void> {
  const { child, said, ended } = start(process.execPath, ['node_modules/troodon/build/cli.js', ...words])
  try {
    for (let tries = 0; tries < 1200 && !/https?:\/\/\S+/.test(said()); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const url = /https?:\/\/[^\s,]+/.exec(said())?.[0]
    expect(url, said()).toBeDefined()
    await use((url as string).replace(/\/?$/, '/'))
  } finally {
    child.kill('SIGINT')
    await ended
  }
}

const read = (path: string) => readFileSync(join(site, path), 'utf8')

function edit(path: string, from: string, to: string): void {
  const text = read(path)
  expect(text).toContain(from)
  writeFileSync(join(site, path), text.replace(from, to))
}

interface Measured {
  readonly name: string
  /** Milliseconds on the clock. */
  readonly time: number
  /** Milliseconds of all processors, which other programs do not change. */
  readonly work: number
  readonly isOurs: boolean
}

const measured: Measured[] = []

/** Processor time of the processes that this one started and that have ended; 0 where there is no /proc. */
function endedWork(): number {
  if (!existsSync('/proc/self/stat')) return 0
  // After the name of the program: the 14th and 15th field are times of children in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8').replace(/.*\) /, '').split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

function times(): string {
  const own = measured.filter(({ isOurs }) => isOurs)
  const sum = (key: 'time' | 'work') => own.reduce((all, one) => all + one[key], 0)
  const total = { name: "Troodon's own steps", time: sum('time'), work: sum('work'), isOurs: true }
  const seconds = (time: number) => (time / 1000).toFixed(1).padStart(6)
  return [...measured, total]
    .map(({ name, time, work, isOurs }) => {
      const note = isOurs ? '' : ' (npm)'
      return `${seconds(time)} s, processor ${seconds(work)} s  ${name}${note}`
    })
    .join('\n')
}

let steps = 0

/** One step of the path. The time of npm's installs is not ours. */
function step(name: string, act: () => Promise<void>, { isOurs = true } = {}): void {
  const index = steps++
  it(name, async () => {
    expect(measured.length, 'an earlier step failed').toBe(index)
    const [begin, before] = [performance.now(), endedWork()]
    await act()
    measured.push({ name, time: performance.now() - begin, work: endedWork() - before, isOurs })
  })
}

describe('from nothing to a published site', { sequential: true }, () => {
  // npm passes its own --yes on.
  const create = ['create', 'troodon@latest', 'my-site', '--yes', '--', '--template', 'docs-blog']
  step(
    'create',
    async () => {
      expect(await run('npm', create, folder)).toContain('  cd my-site\n  npm install\n  npm run watch\n')
    },
    { isOurs: false },
  )

  const install = async () => {
    // The environment of the test can have settings that npm warns about.
    expect(await run('npm', ['install'])).not.toMatch(/deprecated|install-scripts|vulnerabilit/)
  }
  step('install', install, { isOurs: false })

  it('has types for all of its files', async () => {
    expect(await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.'])).toBe('')
  })

  step('build', async () => {
    const said = await run('npm', ['run', 'build'])
    expect(said).not.toMatch(/warning|error/i)
    expect(read('dist/index.html')).toContain('<h1')
  })

  step('serve', () =>
    served(['serve', '--port', '0'], async (url) => {
      for (const path of ['', 'docs/', 'blog/']) expect((await fetch(`${url}${path}`)).status).toBe(200)
      expect((await fetch(`${url}nothing/`)).status).toBe(404)
    }),
  )

  step('edit, and see the edit in a browser', () =>
    served(['watch', '--port', '0'], async (url) => {
      const page = await browser.newPage()
      await page.goto(`${url}docs/`)
      await page.waitForFunction(() =>
        document.body.innerText.includes('This site is ready to be published.'),
      )
      edit('docs/introduction.md', 'This site is ready to be published.', 'The pond is open.')
      await page.waitForFunction(() => document.body.innerText.includes('The pond is open.'), {
        timeout: 60_000,
      })
      await page.close()
    }),
  )

  step('freeze a version', async () => {
    await troodon('version', '1.0')
    edit('site.config.ts', "{ type: 'search'", "{ type: 'docsVersionDropdown' }, { type: 'search'")
    edit('docs/introduction.md', 'The pond is open.', 'The pond has a bridge.')
    await troodon('build', '--strict')
    expect(read('dist/docs/index.html')).toContain('The pond is open.')
    expect(read('dist/docs/next/index.html')).toContain('The pond has a bridge.')
  })

  step('add a language', async () => {
    edit(
      'site.config.ts',
      'themeConfig:',
      "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },\n  themeConfig:",
    )
    const translated = 'i18n/fr/docusaurus-plugin-content-docs/version-1.0/introduction.md'
    cpSync(join(site, 'versioned_docs/version-1.0/introduction.md'), join(site, translated))
    edit(translated, 'The pond is open.', "L'étang est ouvert.")
    await troodon('build', '--strict')
    expect(read('dist/fr/docs/index.html')).toMatch(/<html lang="fr".*L(?:'|&#x27;)étang est ouvert\./s)
    expect(read('dist/docs/index.html')).toContain('The pond is open.')
  })

  step('publish to a folder', async () => {
    const url = 'https://keeper.github.io/my-site/'
    await troodon('build', '--strict', '--url', url, '--out', '../published')
    const published = (path: string) => readFileSync(join(folder, 'published', path), 'utf8')
    expect(published('sitemap.xml')).toContain(`<loc>${url}docs/</loc>`)
    expect(published('index.html')).toContain('href="/my-site/docs/"')
    expect(existsSync(join(folder, 'published/404.html'))).toBe(true)
    // A host with the site in a folder.
    await served(['serve', '--port', '0', '--out', '../published'], async (origin) => {
      const page = await browser.newPage()
      await page.goto(`${origin.replace(/my-site\/$/, '')}my-site/`)
      await page.waitForSelector('html[data-has-hydrated]')
      await page.click('main a[href="/my-site/docs/"]')
      await page.waitForFunction(() => document.body.innerText.includes('The pond is open.'))
      await page.close()
    })
  })
})
