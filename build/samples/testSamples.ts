// `troodon test`: runs the samples of pages. The blocks of one page are a scenario in a fresh folder, in
// their order. A page whose samples succeeded is not run again while they and the packages stay the same.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { hashOf } from '../io/hash.ts'
import { isWithin } from '../io/osPath.ts'
import { checkTypes } from './checkTypes.ts'
import { type Failure, findSamples, type Sample } from './findSamples.ts'
import { missingLine, outputDifference } from './matchOutput.ts'
import { dataProblem } from './readDataBlock.ts'
import { runProgram, withoutNetwork } from './runProgram.ts'
import { openTerminal, type Terminal } from './terminal.ts'

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
    samples.filter(({ isTyped }) => isTyped).map((sample) => ({ file, sample })),
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
  const terminal = openTerminal(join(root, 'node_modules'))
  try {
    for (const sample of samples) {
      const message = await problemOf(sample, { root, terminal, prefix })
      if (message) return { file, line: sample.line, block: sample.line - 1, ...message }
    }
    return null
  } finally {
    terminal.close()
  }
}

interface Scenario extends Place {
  readonly terminal: Terminal
}

type Found = { readonly message: string; readonly line?: number } | null

async function problemOf(sample: Sample, { root, terminal, prefix }: Scenario): Promise<Found> {
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
    const path = join(terminal.folder(), title ?? '')
    if (!isWithin(path, terminal.start))
      return { message: `The title ${title} is a path outside of the folder of the page.` }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return null
  }
  const folder = terminal.folder()
  const command = await commandOf(sample, terminal)
  const limit = seconds ?? 60
  const { code, printed } = await runProgram(command, { folder, env: terminal.env(), prefix, seconds: limit })
  if (code === null) return { message: `It did not end after ${limit} seconds.${shown(printed)}` }
  if (code !== exit) return { message: `The exit code is ${code} instead of ${exit}.${shown(printed)}` }
  return output && differenceOf(output, printed)
}

function differenceOf({ text, line, isPart }: NonNullable<Sample['output']>, printed: string): Found {
  const other = (isPart ? missingLine : outputDifference)(text, printed)
  if (!other) return null
  const { expected, printed: found } = other
  const message = isPart
    ? `This line is not printed: ${expected.trim()}${shown(printed)}`
    : `The output differs. Expected: ${expected || '(nothing more)'}. Printed: ${found || '(nothing)'}.`
  return { message, line: line + other.line }
}

async function commandOf({ language, text }: Sample, terminal: Terminal): Promise<readonly string[]> {
  if (/^(?:bash|sh|shell)$/.test(language))
    return [language === 'sh' ? 'sh' : 'bash', '-e', '-c', terminal.keeping(text)]
  const { code } = await transform(text, { loader: 'ts', format: 'esm' })
  const name = `.sample-${hashOf(text).slice(0, 8)}.mjs`
  writeFileSync(join(terminal.folder(), name), code)
  return [process.execPath, name]
}

/** The last lines that it printed. */
const shown = (printed: string): string => {
  const lines = printed.trimEnd().split('\n').slice(-8)
  return printed.trim() === '' ? '' : `\n${lines.map((line) => `    ${line}`).join('\n')}`
}
