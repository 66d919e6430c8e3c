// Troodon's builds as a measured command.
import { resolve } from 'node:path'
import { setAside } from './aside.ts'
import { type Run, run } from './process.ts'

export const engine = resolve('build/cli.js')

/** Runs a build and throws if it fails. */
export async function build(root: string, env: Readonly<Record<string, string>> = {}): Promise<Run> {
  const one = await run(['node', engine, 'build', root, '--verbose'], { env })
  if (one.end !== 'done') throw new Error(`The build of ${root} failed:\n${one.log}`)
  return one
}

export function clear(root: string): void {
  for (const name of ['dist', '.cache']) setAside(root, name)
}

/** A build without a cache. */
export function coldBuild(root: string, env: Readonly<Record<string, string>> = {}): Promise<Run> {
  clear(root)
  return build(root, env)
}

/** The milliseconds of each stage, from the output of the build. */
export const stagesOf = ({ log }: Run): Readonly<Record<string, number>> =>
  Object.fromEntries([...log.matchAll(/^ {2}(\w+)\s+(\d+) ms$/gm)].map(([, name, ms]) => [name, Number(ms)]))
