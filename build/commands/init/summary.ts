// The summary that `init` prints: what it did, and what to do next.
import { relative } from 'node:path'
import { hostFiles } from '../../create/choices.ts'
import type { Plan } from '../../create/planChanges.ts'
import type { Done } from './afterwards.ts'
import type { Answers } from './answers.ts'

export interface Summary {
  readonly answers: Answers
  readonly plan: Plan
  readonly done: Done
  readonly cwd: string
}

export const replacedFiles = ({ changes }: Plan): readonly string[] =>
  changes.filter(({ kind }) => kind === 'replaced').map(({ path }) => path)

/** Lines for people. */
export function summaryOf({ answers, plan, done, cwd }: Summary): string {
  const { folder, packageManager, template } = answers
  const where = relative(cwd, folder) || '.'
  const added = plan.changes.filter(({ kind }) => kind === 'new').length
  const of = (kind: 'changed' | 'replaced') =>
    plan.changes.filter((change) => change.kind === kind).map(({ path }) => path)
  const script = (name: string) => Object.keys(plan.scripts).find((key) => key.endsWith(name))
  const steps = [
    ...(where === '.' ? [] : [`cd ${/^[\w./@-]+$/.test(where) ? where : JSON.stringify(where)}`]),
    ...(done.isInstalled ? [] : [`${packageManager} install`]),
    `${packageManager} run ${script('watch')}`,
  ]
  return [
    ...(added > 0
      ? [`Made ${added} ${added === 1 ? 'file' : 'files'} in ${where === '.' ? folder : `${where}/`}`]
      : []),
    ...list('Changed', of('changed')),
    ...list('Replaced', of('replaced')),
    ...list('Kept as they were', plan.kept),
    ...(template === 'docusaurus' ? [besideDocusaurus] : []),
    ...done.notes,
    '',
    'Next:',
    ...steps.map((step) => `  ${step}`),
    ...(template === 'docusaurus' ? [] : ['', publishing(answers, plan)]),
  ].join('\n')
}

/** A README of the folder stays as it is. */
function publishing({ hosts }: Answers, { changes }: Plan): string {
  if (changes.some(({ path }) => path === 'README.md'))
    return 'To publish the site, see "Publish" in README.md.'
  if (hosts.length === 0) return 'To publish the site, upload dist/ to any static host.'
  return `To publish the site, see ${hosts.map((host) => hostFiles[host]).join(' and ')}.`
}

const besideDocusaurus = 'Add dist/ and .cache/ to .gitignore: Troodon writes both.'

const list = (label: string, paths: readonly string[]): readonly string[] =>
  paths.length === 0 ? [] : [`${label}: ${paths.join(', ')}`]
