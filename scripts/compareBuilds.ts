// `npm run -s compare -- OTHER`: builds the same sites with this checkout and the one in OTHER, and compares
// every byte. Use it for a change that only moves code. Names that contain a hash of the engine or the theme
// change after any edit of their source; `--ignore-hashes` compares those files anyway.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { generateSite } from './generateSite.ts'

const run = promisify(execFile)
const args = process.argv.slice(2)
const ignoreHashes = args.includes('--ignore-hashes')
const ownOnly = args.includes('--own')
const other = resolve(args.find((arg) => !arg.startsWith('-')) ?? '')
const corpora = resolve(process.env['TROODON_CORPORA'] ?? '../shared/corpora')

interface Site {
  readonly name: string
  /** The folder to build. Null: each checkout's own site. */
  readonly root: string | null
  readonly config?: string
}

if (!existsSync(join(other, 'build/cli.js')) || other === resolve('.')) {
  console.error(
    'Specify the folder of another checkout: npm run -s compare -- ../before [--own] [--ignore-hashes]',
  )
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'troodon-compare-'))
try {
  let differing = 0
  for (const site of sites()) differing += await compare(site)
  process.exitCode = differing > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function sites(): readonly Site[] {
  const own: Site = { name: 'this site', root: null }
  if (ownOnly) return [own]
  generateSite(join(folder, 'generated'), 200)
  const real = (existsSync(corpora) ? readdirSync(corpora).sort() : []).flatMap((name): readonly Site[] => {
    const config = resolve('scripts/corpora', `${name}.json`)
    return existsSync(config) ? [{ name, root: join(corpora, name), config }] : []
  })
  return [own, { name: '200 generated pages', root: join(folder, 'generated') }, ...real]
}

/** The number of files that differ. */
async function compare(site: Site): Promise<number> {
  const results = []
  for (const engine of [resolve('.'), other]) results.push(await buildWith(engine, site))
  const [ours, theirs] = results as [Built, Built]
  const paths = [...new Set([...ours.files.keys(), ...theirs.files.keys()])].sort()
  const differing = paths.filter((path) => ours.files.get(path) !== theirs.files.get(path))
  if (ours.report !== theirs.report) differing.push('(the reported problems)')
  console.log(`${site.name}: ${paths.length} files, ${differing.length} differ`)
  for (const path of differing.slice(0, 10)) console.log(`  ${path}`)
  return differing.length
}

interface Built {
  /**
   * Path → hash of its bytes. With `--ignore-hashes`, files whose names differ only in their hash count as
   * one.
   */
  readonly files: ReadonlyMap<string, string>
  readonly report: string
}

async function buildWith(engine: string, site: Site): Promise<Built> {
  const out = join(folder, 'out')
  const cache = join(folder, 'cache')
  for (const path of [out, cache]) rmSync(path, { recursive: true, force: true })
  const config = site.config ? ['--config', site.config] : []
  const options = ['--out', out, '--cache', cache, '--json', ...config]
  const { stdout } = await run(
    'node',
    [join(engine, 'build/cli.js'), 'build', site.root ?? engine, ...options],
    {
      maxBuffer: 2 ** 28,
    },
  ).catch((error: { stdout: string }) => error)
  return { files: hashesOf(out), report: reportOf(stdout) }
}

function reportOf(stdout: string): string {
  const { ok, pages, routes, problems } = JSON.parse(stdout) as Record<string, unknown>
  return JSON.stringify({ ok, pages, routes, problems })
}

function hashesOf(out: string): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>()
  if (!existsSync(out)) return new Map()
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    const compared = ignoreHashes && isText(path) ? withoutHashes(bytes.toString('utf8')) : bytes
    const name = path.slice(out.length + 1)
    const key = ignoreHashes ? withoutHashes(name) : name
    groups.set(key, [...(groups.get(key) ?? []), createHash('sha256').update(compared).digest('hex')])
  }
  return new Map([...groups].map(([key, hashes]) => [key, hashes.sort().join()]))
}

function isText(path: string): boolean {
  return !/\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|mp4|pdf|zip)$/.test(path)
}

/**
 * Hashes as the bundler (`HD7K3LQ2`) and the engine (8 to 64 hexadecimal digits, `sha256-…`, `sha384-…`)
 * write them.
 */
function withoutHashes(text: string): string {
  return text
    .replace(/sha(?:256|384)-[\w+/=]+/g, 'sha-')
    .replace(/\b[0-9a-f]{8,64}\b/g, '#')
    .replace(/\b[A-Z0-9]{8}\.(?=js|css)/g, '#.')
}
