// The versions of Node that a benchmark runs builders with.
import { delimiter, join } from 'node:path'
import { install } from './install.ts'

export interface NodeProgram {
  readonly major: string
  /** Whether its figures have no version of Node in their name. */
  readonly isUsual: boolean
  /** Environment in which `node` is this program. */
  readonly env: Readonly<Record<string, string>>
}

const here = process.versions.node.split('.')[0] as string

/** The running Node, or another major version, which npm installs into `work`. */
export function nodeNamed(major: string, work: string): NodeProgram {
  if (major === here) return { major, isUsual: true, env: {} }
  const folder = join(work, `node-${major}`)
  const name = `node-${process.platform}-${process.arch}`
  install({ packages: { [name]: major } }, folder)
  const bin = join(folder, 'node_modules', name, 'bin')
  return { major, isUsual: false, env: { PATH: `${bin}${delimiter}${process.env['PATH']}` } }
}

/** For `--node` without a value. */
export const usualNodes = here
