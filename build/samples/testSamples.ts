// `troodon test`: runs the samples of pages. The blocks of one page are a scenario in a fresh folder, in
// their order. A page whose samples succeeded is not run again while they and the packages stay the same.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { hashOf } from '../io/hash.ts'
import { isWithin } from '../io/osPath.ts'
import { checkTypes } from './checkTypes.ts'
import { type Failure, findSamples, type Sample } from './findSamples.ts'
import { outputDifference } from './matchOutput.ts'
import { dataProblem } from './readDataBlock.ts'
import { runProgram, withoutNetwork } from './runProgram.ts'

export interface TestOptions {
  /** Absolute folder of the site. */
  readonly root: string
  /** Markdown files from there. */
  readonly files: readonly string[]
  readonly cacheFolder: string
  /** Names the engine. */
  readonly engine: string
  readonly network: boolean
  readonly again: boolean
}

export interface Tested {
  readonly failures: readonly Failure[]
  readonly samples: number
  readonly pages: number
  /** Pages that were not run, as their samples are those that succeeded. */
  readonly known: number
  /** Whether programs had no network. */
  readonly isOffline: boolean
}

export async function testSamples(options: TestOptions): Promise<Tested> {
  const { root, files, cacheFolder, again, network } = options
  const pages = files.flatMap((file) => {
    const samples = findSamples(readFileSync(join(root, file), 'utf8'))
    return samples.length === 0
      ? []
      : [{ file, samples, mark: join(cacheFolder, 'samples', keyOf(samples, options)) }]
  })
  const next = pages.filter(({ mark }) => again || !existsSync(mark))
  const offline = network || next.length === 0 ? null : withoutNetwork()
  const typed = next.flatMap(({ file, samples }) =>
    samples.filter(isTyped).map((sample) => ({ file, sample })),
  )
  const failures: Failure[] = [...checkTypes(typed, root, join(cacheFolder, 'samples/types'))]
  for (const { file, samples, mark } of next) {
    const found = await runPage(file, samples, { root, prefix: offline ?? [] })
    if (found) failures.push(found)
    if (failures.some((one) => one.file === file)) continue
    mkdirSync(dirname(mark), { recursive: true })
    writeFileSync(mark, '')
  }
  const samples = pages.reduce((sum, page) => sum + page.samples.length, 0)
  const counts = { samples, pages: pages.length, known: pages.length - next.length }
  return { failures, ...counts, isOffline: network || offline !== null || next.length === 0 }
}

const isTyped = ({ language }: Sample): boolean => /^(?:ts|typescript)$/.test(language)

/** The samples, and what they can depend on: the packages, their schemas, the platform. */
function keyOf(samples: readonly Sample[], { root, engine, network }: TestOptions): string {
  const named = samples.flatMap(({ schema }) => (schema === null ? [] : [schema]))
  const inputs = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', ...named].map(
    (name) => {
      const path = join(root, name)
      return statSync(path, { throwIfNoEntry: false })?.isFile() ? hashOf(readFileSync(path)) : ''
    },
  )
  return hashOf(JSON.stringify([engine, process.version, process.platform, network, samples, inputs]))
}

interface Place {
  readonly root: string
  readonly prefix: readonly string[]
}

/** Stops at the first failure: later blocks build on earlier ones. */
async function runPage(
  file: string,
  samples: readonly Sample[],
  { root, prefix }: Place,
): Promise<Failure | null> {
  const folder = mkdtempSync(join(tmpdir(), 'troodon-sample-'))
  const packages = join(root, 'node_modules')
  if (existsSync(packages)) symlinkSync(packages, join(folder, 'node_modules'), 'dir')
  const PATH = [join(packages, '.bin'), process.env['PATH'] ?? ''].join(delimiter)
  const env = { PATH, HOME: folder, LANG: 'C.UTF-8', NO_COLOR: '1', CI: '1' }
  try {
    for (const sample of samples) {
      const message = await problemOf(sample, { root, folder, env, prefix })
      if (message) return { file, line: sample.line, block: sample.line - 1, ...message }
    }
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Scenario extends Place {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
}

type Found = { readonly message: string; readonly line?: number } | null

async function problemOf(sample: Sample, { root, folder, ...place }: Scenario): Promise<Found> {
  const { kind, title, text, output, exit, seconds } = sample
  if (kind === 'stray')
    return {
      message:
        'No tested block before this output prints it. Add the word "test" to the fence of the block, or remove "output" here.',
    }
  const wrong = /^(?:json|ya?ml|toml)$/.test(sample.language) ? dataProblem(sample, root) : null
  if (wrong !== null) return { message: wrong }
  if (kind === 'data') return null
  if (kind === 'file') {
    const path = join(folder, title ?? '')
    if (!isWithin(path, folder))
      return { message: `The title ${title} is a path outside of the folder of the page.` }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return null
  }
  const command = await commandOf(sample, folder)
  const limit = seconds ?? 60
  const { code, printed } = await runProgram(command, { folder, ...place, seconds: limit })
  if (code === null) return { message: `It did not end after ${limit} seconds.${shown(printed)}` }
  if (code !== exit) return { message: `The exit code is ${code} instead of ${exit}.${shown(printed)}` }
  const other = output && outputDifference(output.text, printed)
  if (!output || !other) return null
  const message = `The output differs. Expected: ${other.expected || '(nothing more)'}. Printed: ${other.printed || '(nothing)'}.`
  return { message, line: output.line + other.line }
}

async function commandOf({ language, text }: Sample, folder: string): Promise<readonly string[]> {
  if (/^(?:bash|sh|shell)$/.test(language)) return [language === 'sh' ? 'sh' : 'bash', '-e', '-c', text]
  const { code } = await transform(text, { loader: 'ts', format: 'esm' })
  const name = `.sample-${hashOf(text).slice(0, 8)}.mjs`
  writeFileSync(join(folder, name), code)
  return [process.execPath, name]
}

/** The last lines that it printed. */
const shown = (printed: string): string => {
  const lines = printed.trimEnd().split('\n').slice(-8)
  return printed.trim() === '' ? '' : `\n${lines.map((line) => `    ${line}`).join('\n')}`
}
