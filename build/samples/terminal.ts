// What the blocks of one page share, as in one terminal: the folder that `cd` chose, and variables.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { isWithin } from '../io/osPath.ts'

export interface Terminal {
  /** The folder in which the first block runs. It is empty except for `node_modules`. */
  readonly start: string
  /** The current one. */
  readonly folder: () => string
  readonly env: () => NodeJS.ProcessEnv
  /** The commands, and what keeps their variables and folder for the next block. */
  readonly keeping: (commands: string) => string
  readonly close: () => void
}

/** `packages`: the folder of the site's packages. */
export function openTerminal(packages: string): Terminal {
  const start = mkdtempSync(join(tmpdir(), 'troodon-sample-'))
  if (existsSync(packages)) symlinkSync(packages, join(start, 'node_modules'), 'dir')
  const around = mkdtempSync(join(tmpdir(), 'troodon-terminal-'))
  const kept = join(around, 'variables')
  const own = { HOME: join(around, 'home'), [keptName]: kept }
  mkdirSync(own.HOME)
  const PATH = [join(packages, '.bin'), process.env['PATH'] ?? ''].join(delimiter)
  const first = { PATH, LANG: 'C.UTF-8', NO_COLOR: '1', CI: '1', ...author, ...own }
  const env = () => (existsSync(kept) ? { ...variablesIn(readFileSync(kept, 'utf8')), ...own } : first)
  return {
    start,
    env,
    folder() {
      const { PWD = start } = env() as NodeJS.ProcessEnv
      return isWithin(PWD, start) && existsSync(PWD) ? PWD : start
    },
    keeping: (commands) => `trap 'env -0 >"$${keptName}"' EXIT; ${commands}`,
    close() {
      for (const folder of [start, around]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const keptName = 'TROODON_VARIABLES'

/** Commits need an author, whom Git finds nowhere else. */
const author = {
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@example.com',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@example.com',
}

/** Names and values as `env -0` prints them. */
const variablesIn = (text: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    text.split('\0').flatMap((one) => {
      const end = one.indexOf('=')
      return end > 0 ? [[one.slice(0, end), one.slice(end + 1)]] : []
    }),
  )
