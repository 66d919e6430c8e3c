// Commits, and the dates and authors that pages show of them.
import { execFileSync } from 'node:child_process'
import { configure, configured, has, type WalkEdits } from './helpers.ts'

export const commitEdits: WalkEdits = {
  'dates and authors of changes are shown, or not': (root, step) => {
    const docs = configured(root, 'docs') as { showLastUpdateTime?: boolean }
    const shown = docs.showLastUpdateTime ? undefined : true
    configure(root, 'docs', {
      ...docs,
      showLastUpdateTime: shown,
      showLastUpdateAuthor: step % 2 === 0 ? shown : undefined,
    })
  },
  'a commit of all files': commit,
  'a commit of nothing': (root, step) => {
    git(root, step, 'init', '-q')
    git(root, step, 'commit', '-q', '--allow-empty', '-m', 'Nothing')
  },
}

function commit(root: string, step: number): void {
  if (!has(root, '.git')) git(root, step, 'init', '-q')
  git(root, step, 'add', '-A')
  git(root, step, 'commit', '-q', '--allow-empty', '-m', `Step ${step}`)
}

/** The author is another one each time, and the day advances. */
function git(root: string, step: number, ...args: readonly string[]): void {
  const date = new Date(Date.UTC(2024, 0, 1 + (step % 500))).toISOString()
  const people = { GIT_AUTHOR_NAME: `Author ${step % 5}`, GIT_AUTHOR_EMAIL: 'author@mail.example' }
  const committer = { GIT_COMMITTER_NAME: 'Committer', GIT_COMMITTER_EMAIL: 'committer@mail.example' }
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  execFileSync('git', ['-C', root, '-c', 'core.safecrlf=false', ...args], {
    env: { ...process.env, ...people, ...committer, ...dates },
    stdio: 'ignore',
  })
}
