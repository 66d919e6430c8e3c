// Every kind of edit of the random walks, by name. test/long/README.md lists them.
import type { Random } from '../edits.ts'
import { authoringEdits } from './authoring.ts'
import { codeEdits } from './code.ts'
import { commitEdits } from './commits.ts'
import { contentEdits, type Made } from './content.ts'
import { diskEdits } from './disk.ts'
import { pick, type WalkEdits } from './helpers.ts'
import { nameEdits } from './names.ts'
import { settingEdits } from './settings.ts'
import { versionEdits } from './versions.ts'

/** The groups besides that of content, which have no cause that `explain` must name. */
export const editGroups: Readonly<Record<string, WalkEdits>> = {
  'Names and places': nameEdits,
  'Times, bytes and dist/': diskEdits,
  'Code and what it imports': codeEdits,
  'Configuration and data': settingEdits,
  Commits: commitEdits,
  'Features for authors': authoringEdits,
  'Versions and languages': versionEdits,
}

const all = Object.values(editGroups).flatMap((group) => Object.entries(group))

/** Four of ten edits are of content. */
export function walkEdit(root: string, random: Random, step: number): Made {
  if (random() < 0.4) return pick(Object.values(contentEdits), random)(root, random, step)
  const [what, edit] = pick(all, random)
  edit(root, step, random)
  return { what, cause: null }
}

/** An edit after which nothing may be published. */
export const walkError = contentEdits['a wrong slug'] as (typeof contentEdits)[string]
