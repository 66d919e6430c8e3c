// Installs a builder into its own folder outside the repository, unless it is installed already.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Peer } from './peers/peer.ts'

type Installed = Pick<Peer, 'packages' | 'overrides' | 'program'> & Partial<Pick<Peer, 'version'>>

/** Returns the version of the builder. Throws with a reason if it cannot be installed. */
export function install(
  { packages, overrides = {}, program, version = '' }: Installed,
  folder: string,
): string {
  if (Object.keys(packages).length > 0)
    installPackages({ private: true, dependencies: packages, overrides }, folder)
  return program === undefined ? version : versionOf(program)
}

function installPackages(list: object, folder: string): void {
  const text = `${JSON.stringify(list, null, 2)}\n`
  const file = join(folder, 'package.json')
  // npm writes this file when it has finished.
  if (existsSync(join(folder, 'node_modules/.package-lock.json')) && readFileSync(file, 'utf8') === text)
    return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
  quietly('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'])
}

function versionOf(program: string): string {
  const ask = () => /v?(\d+\.\d+\.\d+)/.exec(quietly(program, ['version']))?.[1] ?? ''
  try {
    return ask()
  } catch {
    quietly('apt-get', ['install', '-y', '--no-install-recommends', program])
    return ask()
  }
}

/** The output of a program. If it fails, its standard error is the message of the error. */
function quietly(program: string, words: readonly string[]): string {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stderr, message } = error as { readonly stderr?: string; readonly message: string }
    throw new Error(stderr?.split('\n').find((line) => /error|E:/.test(line)) ?? message, { cause: error })
  }
}
