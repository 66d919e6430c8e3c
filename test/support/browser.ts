// A real Chromium for tests: CHROME_PATH, or the one of an npm package (Linux on x64), unpacked once. All
// files of a worker share one process (test/support/startBrowser.ts), in which each has its own profiles.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync } from 'node:zlib'
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer'
import tar from 'tar-fs'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
]

/** The browser of one test file. */
export interface TestBrowser {
  /** Opens a tab in the file's first profile, where tabs share storage and cookies. */
  readonly newPage: () => Promise<Page>
  /** Opens a separate profile. */
  readonly createBrowserContext: () => Promise<BrowserContext>
  /** Closes the profiles that are open. */
  readonly closeProfiles: () => Promise<void>
  /** Closes the profiles of this file, and a browser that is only for it. */
  readonly close: () => Promise<void>
}

/** Connections of this worker. They end with it. */
const connections = new Map<string, Promise<Browser>>()

/**
 * The browser of this worker, or one of the file. The caller closes it. All files of a worker share one
 * connection: a connection sees the pages of all others, and closing it ends their emulation of print.
 */
export async function openBrowser(): Promise<TestBrowser> {
  const started = process.env['TROODON_TEST_BROWSERS']?.split(' ') ?? []
  const shared = started[Number(process.env['VITEST_POOL_ID'] ?? 1) - 1]
  const browser = shared ? await connectOnce(shared) : await launchBrowser()
  let contexts: BrowserContext[] = []
  const createBrowserContext = async () => {
    const context = await browser.createBrowserContext()
    contexts.push(context)
    return context
  }
  let first: Promise<BrowserContext> | undefined
  const newPage = async () => {
    first ??= createBrowserContext()
    return (await first).newPage()
  }
  const closeProfiles = async () => {
    const open = contexts.filter(({ closed }) => !closed)
    contexts = []
    first = undefined
    await Promise.all(open.map((context) => context.close()))
  }
  const close = async () => {
    await closeProfiles()
    if (!shared) await browser.close()
  }
  return { newPage, createBrowserContext, closeProfiles, close }
}

async function connectOnce(endpoint: string): Promise<Browser> {
  const known = await connections.get(endpoint)?.catch(() => undefined)
  if (known?.connected) return known
  const made = puppeteer.connect({ browserWSEndpoint: endpoint })
  connections.set(endpoint, made)
  return made
}

/** Starts a browser with a fresh profile. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const found = process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : await bundled()
  return puppeteer.launch({ ...found, headless: 'shell', args: flags })
}

async function bundled(): Promise<{ executablePath: string; env: Record<string, string | undefined> }> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The browser of the test suite is for Linux on x64. Set CHROME_PATH to a Chrome or Chromium of this machine.',
    )
  const require = createRequire(import.meta.url)
  const source = join(dirname(require.resolve('@sparticuz/chromium')), '../../bin')
  const target = resolve('node_modules/.cache/chromium-143.0.4')
  if (!existsSync(target)) await unpack(source, target)
  return {
    executablePath: join(target, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(target, 'al2023/lib'),
      FONTCONFIG_PATH: join(target, 'fonts/fonts'),
    },
  }
}

/**
 * Unpacks to another name and then renames, so that two test files starting at once never find half a
 * browser.
 */
async function unpack(source: string, target: string): Promise<void> {
  const draft = `${target}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, 'chromium'), brotliDecompressSync(readFileSync(join(source, 'chromium.br'))), {
    mode: 0o755,
  })
  for (const name of ['al2023', 'fonts', 'swiftshader'])
    await pipeline(
      Readable.from([brotliDecompressSync(readFileSync(join(source, `${name}.tar.br`)))]),
      tar.extract(join(draft, name)),
    )
  try {
    renameSync(draft, target)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
}
