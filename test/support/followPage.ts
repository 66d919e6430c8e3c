// Follows a page of the documentation literally: creates the files that its blocks name, runs its commands in
// the order of the page, and compares what they print.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DocFence, fencesOf } from './docFences.ts'
import type { Shell } from './shell.ts'

export interface Follow {
  readonly shell: Shell
  /** Commands that need an account, another machine or a network, with the reason. All others run. */
  readonly notRun?: readonly (readonly [command: RegExp, reason: string])[]
  /** Called after a block, for what a reader would look at. `url` is that of the site that is served. */
  readonly after?: (step: Step) => Promise<void> | void
}

export interface Step {
  readonly fence: DocFence
  /** The output of the block's commands. */
  readonly output: string
  readonly url: string | null
}

/** Resolves with what was done: paths of files, and commands. */
export async function followPage(page: string, follow: Follow): Promise<readonly string[]> {
  const done: string[] = []
  const { shell, after = () => {} } = follow
  let output = ''
  let url: string | null = null
  const fences = fencesOf(page)
  for (const [index, fence] of fences.entries()) {
    try {
      if (/Ctrl\+C/.test(fence.before)) await shell.stop()
      if (fence.title === 'Output') expectOutput(fence, output.replaceAll(`${shell.folder}/`, ''))
      else if (fence.title !== null && !/[ *]/.test(fence.title) && fence.language !== 'diff') {
        writeFile(join(shell.folder, fence.title), fence.text)
        done.push(fence.title)
      } else if (/^(?:bash|sh)$/.test(fence.language)) {
        const ran = await runBlock(fence, follow, reportsErrors(fences[index + 1]))
        output = ran.output
        url = ran.url ?? url
        done.push(...ran.commands)
      }
      await after({ fence, output, url })
    } catch (error) {
      throw new Error(`${fence.at}: ${(error as Error).message}`, { cause: error })
    }
  }
  await shell.stop()
  return done
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const serves = /^(?:npx troodon(?:@latest)?|npm run|node build\/cli\.js) (?:watch|serve|dev|start|preview)\b/

/**
 * A command that serves runs until the next such command, as in a reader's second terminal, or until a text
 * that says Ctrl+C.
 */
async function runBlock({ text }: DocFence, { shell, notRun = [] }: Follow, fails: boolean) {
  const commands = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
    .filter((line) => !notRun.some(([pattern]) => pattern.test(line)))
  const server = commands.find((line) => serves.test(line))
  const before = server ? commands.slice(0, commands.indexOf(server)) : commands
  const script = before.join('\n')
  const output = before.length > 0 ? await shell.run(fails ? failing(script) : script) : ''
  const url = server ? await shell.serve(server) : null
  return { output, url, commands }
}

/** A command whose output has an error ends with another status than 0. */
const reportsErrors = (next: DocFence | undefined): boolean =>
  next?.title === 'Output' && /(?:^| {2})error {2}/m.test(next.text)

const failing = (script: string): string =>
  `if { ${script}\n}; then echo 'This command did not fail.' >&2; exit 1; fi`

/** Every line of the block was printed, in this order. Numbers and times may differ. */
function expectOutput({ text }: DocFence, output: string): void {
  const printed = output.split('\n').map(comparable)
  let at = 0
  for (const line of text.split('\n').filter((one) => !/^\s*…?\s*$/.test(one))) {
    const found = printed.indexOf(comparable(line), at)
    if (found === -1) throw new Error(`This line was not printed:\n${line}\nbut:\n${output}`)
    at = found + 1
  }
}

const comparable = (line: string): string => line.replaceAll(/\d[\d.,]*(?: ?(?:ms|s))?\b/g, '0').trim()
