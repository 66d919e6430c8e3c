// What a command says about a site that is wrong: whether its messages are for people.
import { execFileSync, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Problem } from '../../build/model/diagnostics.ts'

/** Words of the system and of the engine that no message may have. */
const raw: readonly RegExp[] = [
  /\bE(?:NOENT|ISDIR|EXIST|NOTDIR|ACCES|LOOP|NAMETOOLONG|PERM|NOTEMPTY|INVAL|BADF)\b/,
  /\b(?:Type|Range|Reference)Error\b/,
  /unhandled/i,
  /\n\s+at \S/,
  /Cannot read propert|is not a function|is not iterable|\bundefined\b|\[object /,
]

export interface Said {
  readonly status: number | null
  readonly problems: readonly Problem[]
  readonly stderr: string
}

const isRoot = process.getuid?.() === 0

/** Makes everything below a folder a possession of the user for whom `say` runs commands. */
export function giveAway(folder: string): void {
  if (isRoot) execFileSync('chown', ['-hR', '65534:65534', folder])
}

/** Runs a command as a user who is not root, so that permissions count. */
export function say(args: readonly string[], home: string): Promise<Said> {
  const [command, ...words] = isRoot
    ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', process.execPath]
    : [process.execPath]
  const child = spawn(command as string, [...words, resolve('build/cli.js'), ...args, '--json'], {
    env: { ...process.env, HOME: home, TMPDIR: home, NO_COLOR: '1', CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk) => {
      said[name] += String(chunk)
    })
  return new Promise((settle) =>
    child.on('close', (status) => {
      const { problems = [] } = said.stdout === '' ? {} : JSON.parse(said.stdout)
      settle({ status, problems, stderr: said.stderr })
    }),
  )
}

/** What is wrong with the messages; empty if each names a file or an option, and says what to do. */
export function faultsIn({ status, problems, stderr }: Said): readonly string[] {
  const faults: string[] = []
  const errors = problems.filter(({ severity }) => severity === 'error')
  for (const pattern of raw)
    for (const text of [stderr, ...problems.map(({ message, hint }) => `${message} ${hint ?? ''}`)])
      if (pattern.test(text)) faults.push(`raw: ${text}`)
  if (status !== 0 && errors.length === 0) faults.push(`exit ${status} without an error: ${stderr}`)
  if (status === 0 && errors.length > 0) faults.push(`exit 0 with ${errors[0]?.message}`)
  for (const { code, file, message, hint } of problems)
    if (file === null && !/[\w.-]+[/.][\w.-]+/.test(message) && code !== 'emptySite')
      faults.push(`no file: ${code} ${message}`)
    else if (code === 'buildStopped' && hint === null && !/\. \w+/.test(message))
      faults.push(`nothing to do: ${message}`)
  return faults
}
