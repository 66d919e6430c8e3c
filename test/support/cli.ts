// Runs the command line in a folder of the test.
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { warmCacheOf } from './warmCache.ts'

export interface Ran {
  /** Null when a signal ended the process. */
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export const cli = resolve('build/cli.js')

export function startCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = '.',
): { readonly child: ChildProcess; readonly done: Promise<Ran> } {
  warmCacheOf(args, cwd)
  const child = spawn('node', [cli, ...args], {
    env: { ...process.env, NO_COLOR: '1', CI: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
  })
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk)
  })
  const done = new Promise<Ran>((settle) =>
    child.on('close', (status, signal) => settle({ status, signal, stdout, stderr })),
  )
  return { child, done }
}

export const runCli = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = '.',
): Promise<Ran> => startCli(args, env, cwd).done

/** Standard error without the lines that contain stages and times. */
export const problemText = (stderr: string): string =>
  stderr
    .replace(/^ {2}\w+ +\d+ ms\n/gm, '')
    .replace(/ in [\d.]+ m?s/g, '')
    .trim()
