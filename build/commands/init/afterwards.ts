// Steps after the files of a new site are written: a Git repository, and installing packages.
import { spawnSync } from 'node:child_process'
import { relative, sep } from 'node:path'
import type { Terminal } from '../../io/terminal.ts'
import { type Answers, repositoryAround } from './answers.ts'

export interface Done {
  readonly isInstalled: boolean
  /** Packages were wanted but could not be installed. */
  readonly failed: boolean
  /** Lines for the summary. */
  readonly notes: readonly string[]
}

export function afterwards(answers: Answers, terminal: Terminal): Done {
  const { folder, git, install, packageManager } = answers
  const notes: string[] = []
  if (git && !run('git', ['init', '--quiet', '--initial-branch=main'], folder, 'ignore'))
    notes.push('Git is not installed, so there is no repository yet. Run `git init` later.')
  notes.push(...workflowNote(answers))
  if (!install) return { isInstalled: false, failed: false, notes }
  terminal.info(`Installing packages with ${packageManager}…`)
  const isInstalled = run(packageManager, ['install'], folder, 'inherit')
  if (!isInstalled) notes.push(`"${packageManager} install" failed. The files of the site are complete.`)
  return { isInstalled, failed: !isInstalled, notes }
}

function run(command: string, words: readonly string[], cwd: string, stdio: 'ignore' | 'inherit'): boolean {
  // Package managers are scripts on Windows.
  const shell = process.platform === 'win32'
  return spawnSync(command, words, { cwd, stdio, shell }).status === 0
}

/** GitHub runs the workflows of the repository's root only. */
function workflowNote({ folder, template }: Answers): readonly string[] {
  const repository = template === 'docusaurus' ? null : repositoryAround(folder)
  if (repository === null || repository === folder) return []
  const path = relative(repository, folder).split(sep).join('/')
  return [
    `The site is in the Git repository ${repository}. Move ${path}/.github/ there, and add "working-directory: ${path}" to its workflow.`,
  ]
}
