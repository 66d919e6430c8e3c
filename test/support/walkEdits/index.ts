// Every kind of edit of the random walks besides those in ../edits.ts, by name. test/long/README.md lists them.
import { editAtRandom, type Made, type Random } from '../edits.ts'
import { codeEdits } from './code.ts'
import { commitEdits } from './commits.ts'
import { diskEdits } from './disk.ts'
import { pick, type WalkEdits } from './helpers.ts'
import { nameEdits } from './names.ts'
import { settingEdits } from './settings.ts'
import { versionEdits } from './versions.ts'

export const editGroups: Readonly<Record<string, WalkEdits>> = {
  'Names and places': nameEdits,
  'Times, bytes and dist/': diskEdits,
  'Code and what it imports': codeEdits,
  'Configuration and data': settingEdits,
  Commits: commitEdits,
  'Versions and languages': versionEdits,
}

const all = Object.values(editGroups).flatMap((group) => Object.entries(group))

/** Half of the edits are of content. The others have no cause that `explain` must name. */
export function walkEdit(root: string, random: Random, step: number): Made {
  if (random() < 0.4) return editAtRandom(root, random, step)
  const [what, edit] = pick(all, random)
  edit(root, step, random)
  return { what, cause: null }
}
