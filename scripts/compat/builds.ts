// Builds a site with each of the two builders, from nothing, and measures the whole process tree.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { type Run, run } from '../bench/process.ts'
import { engine } from '../bench/troodon.ts'
import { asideOf, setAside } from './setAside.ts'

/** The measurements of one build. `seconds` and `memory` are null for an output that was not measured. */
export interface BuildFigures {
  readonly end: Run['end']
  readonly seconds: number | null
  /** Processor time in seconds. */
  readonly work: number | null
  /** Peak of the resident memory in MB. */
  readonly memory: number | null
  readonly version: string
  /** The last lines of the log of a build that failed. */
  readonly problem: string
}

/** Seconds after which a build is stopped. */
const limit = 3600

/**
 * Builds with the Docusaurus that the site has installed, without its caches. It builds into `build`, because
 * some plugins write there whatever `--out-dir` says.
 */
export async function buildWithDocusaurus(
  site: string,
  out: string,
  locale: string | null,
): Promise<BuildFigures> {
  const program = docusaurusOf(site)
  const own = join(site, 'build')
  setAside(asideOf(site), [own, join(site, '.docusaurus'), join(site, 'node_modules/.cache')])
  setAside(asideOfOutput(out), [out])
  const language = locale === null ? [] : ['--locale', locale]
  const built = await run(['node', program.path, 'build', ...language], {
    cwd: site,
    env: { CI: '', NODE_OPTIONS: '--max-old-space-size=6144', DOCUSAURUS_NO_UPDATE_NOTIFIER: '1' },
    limit,
  })
  if (existsSync(own)) cpSync(own, out, { recursive: true })
  const figures = figuresOf(built, program.version)
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(`${out}.json`, `${JSON.stringify(figures, null, 2)}\n`)
  return figures
}

/** The folder for earlier outputs, beside the new one. */
export const asideOfOutput = (out: string): string => join(dirname(out), 'before')

/** The measurements that an earlier run wrote beside its output. */
export function earlierFigures(out: string, site: string): BuildFigures {
  const file = `${out}.json`
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as BuildFigures
  return {
    end: 'done',
    seconds: null,
    work: null,
    memory: null,
    version: docusaurusOf(site).version,
    problem: '',
  }
}

interface TroodonBuild {
  readonly site: string
  readonly out: string
  readonly cache: string
  /** The only language; null for all. */
  readonly locale: string | null
}

/** Builds with this checkout of Troodon. The output and the cache are outside the site. */
export async function buildWithTroodon(build: TroodonBuild): Promise<BuildFigures> {
  const { out, cache } = build
  setAside(asideOfOutput(out), [out, cache])
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  // The first start of a checkout bundles the engine, which an installed one never does.
  await run(['node', engine, '--help'])
  const built = await runTroodon(build)
  writeFileSync(`${out}.log`, built.log)
  return figuresOf(built, version)
}

/** Builds again with what is in the output and the cache. Returns the end of the log if that fails. */
export const rebuildWithTroodon = async (build: Omit<TroodonBuild, 'locale'>): Promise<string> =>
  figuresOf(await runTroodon({ ...build, locale: null }), '').problem

function runTroodon({ site, out, cache, locale }: TroodonBuild): Promise<Run> {
  const language = locale === null ? [] : ['--locale', locale]
  return run(['node', engine, 'build', '.', '--out', out, '--cache', cache, ...language], {
    cwd: site,
    // Sites can be stricter in CI; an empty value is like none.
    env: { CI: '' },
    limit,
  })
}

/** A package of the compared site, not of this repository. */
const builder = '@docusaurus/core'

function docusaurusOf(site: string): { readonly path: string; readonly version: string } {
  const require = createRequire(resolve(site, 'package.json'))
  try {
    const file = require.resolve(`${builder}/package.json`)
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    return { path: join(dirname(file), 'bin/docusaurus.mjs'), version }
  } catch (error) {
    throw new Error(`${site} has no ${builder}. Install the site's packages first.`, { cause: error })
  }
}

const figuresOf = ({ end, seconds, work, memory, log }: Run, version: string): BuildFigures => ({
  end,
  seconds,
  work,
  memory,
  version,
  problem: end === 'done' ? '' : log.trimEnd().split('\n').slice(-30).join('\n'),
})
