// `npm run corpora [-- --verbose]`: builds the documentation trees of real projects, unedited, with a
// configuration of ours for each, and reports pages, links, problems and seconds. An independent checker
// crawls the output. It must find the same number of broken links as the engine.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const corpora = resolve(process.env['TROODON_CORPORA'] ?? '../shared/corpora')
const verbose = process.argv.includes('--verbose')

interface Report {
  readonly ok: boolean
  readonly pages: number
  readonly routes: number
  readonly links: number
  readonly problems: readonly {
    readonly code: string
    readonly file: string | null
    readonly line: number
    readonly column: number
    readonly message: string
  }[]
}

if (!existsSync(corpora)) {
  console.log(`Found no corpora at ${corpora}. Set TROODON_CORPORA to a folder of documentation trees.`)
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'troodon-corpora-'))
let agreed = true
try {
  const rows: Record<string, string | number>[] = []
  for (const name of readdirSync(corpora).sort()) {
    const config = resolve('scripts/corpora', `${name}.json`)
    if (!existsSync(config)) continue
    const outDir = join(folder, name)
    const start = performance.now()
    const { stdout } = await run(
      'node',
      [
        'build/cli.js',
        'build',
        join(corpora, name),
        '--config',
        config,
        '--out',
        outDir,
        '--cache',
        `${outDir}-cache`,
        '--json',
      ],
      { maxBuffer: 2 ** 28 },
    )
    const seconds = (performance.now() - start) / 1000
    const report = JSON.parse(stdout) as Report
    const crawled = await crawl(outDir)
    const broken = report.problems.filter(
      ({ code }) => code.startsWith('broken') || code === 'missingAsset',
    ).length
    agreed &&= broken === crawled
    rows.push({
      corpus: name,
      pages: report.pages,
      routes: report.routes,
      links: report.links,
      ...countByCode(report),
      crawler: crawled,
      seconds: seconds.toFixed(1),
    })
    if (verbose)
      for (const { file, line, column, code, message } of report.problems)
        console.log(`${name}/${file}:${line}:${column}  ${code}  ${message}`)
  }
  console.table(rows)
  console.log(
    agreed
      ? 'The crawler and the engine report the same number of broken links.'
      : 'The crawler and the engine report different numbers of broken links.',
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = agreed ? 0 : 1

function countByCode({ problems }: Report): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { code } of problems) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** The number of links that check-html-links finds broken. */
async function crawl(outDir: string): Promise<number> {
  const { stdout, stderr } = await run('npx', ['check-html-links', outDir], { maxBuffer: 2 ** 28 }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the crawler colors its output
  const text = (stdout + stderr).replace(/\u001b\[[\d;]*m/g, '')
  if (!text.includes('Found')) throw new Error(`check-html-links said nothing about ${outDir}:\n${text}`)
  return Number(/used by (\d+) link/.exec(text)?.[1] ?? 0)
}
