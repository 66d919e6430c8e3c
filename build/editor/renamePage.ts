// Renames a page, image or folder of the source for an agent, with all links to it and in it. Nothing is
// written unless the new path is one of the content.
import { existsSync, mkdirSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isWithin } from '../io/osPath.ts'
import { systemMessage } from '../model/systemReason.ts'
import { openSourceTexts } from '../problems/sourceTexts.ts'
import { applyFixes } from '../rules/applyFixes.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { EditedSite, LinkedPages, MovedSite } from './editedSite.ts'
import type { Edits } from './linkEdits.ts'
import { type Moves, moveFiles, movesOf } from './moveFiles.ts'

interface Renaming {
  readonly from: SourcePath
  readonly to: SourcePath
  readonly isDryRun: boolean
}

/** Throws where the renaming is not possible. */
export async function renamePage({ from, to, isDryRun }: Renaming, linked: LinkedPages, site: EditedSite) {
  const moves = movesOf(from, to, linked.index.files)
  if (moves.size === 0) throw new Error(`There is no file ${from} in the site.`)
  checkPlaces(from, to, site.root)
  const after = await site.planMoved(moves)
  if (!after) throw new Error('The site cannot be planned with the new path.')
  checkPages(moves, linked, after)
  const textOf = openSourceTexts(site.root, new Map())
  const edits = moveFiles(moves, linked, after, textOf)
  const changed = [...edits].map(([file, all]) => ({ file: moves.get(file) ?? file, links: all.length }))
  const renamed = [...moves].map(([before, now]) => ({ from: before, to: now }))
  if (isDryRun) return { wouldRename: renamed, wouldChange: changed }
  const texts = [...editedTexts(edits, textOf)]
  try {
    mkdirSync(dirname(join(site.root, to)), { recursive: true })
    renameSync(join(site.root, from), join(site.root, to))
    for (const [file, text] of texts) writeFileSync(join(site.root, moves.get(file) ?? file), text)
  } catch (error) {
    throw new Error(`${systemMessage(error as Error) ?? (error as Error).message}.`, { cause: error })
  }
  return { renamed, changed }
}

function checkPlaces(from: SourcePath, to: SourcePath, root: string): void {
  const [old, target] = [join(root, from), join(root, to)]
  if (!isWithin(old, root) || !isWithin(target, root))
    throw new Error('Both paths must be in the folder of the site.')
  const wrong = to.split('/').find((name) => name.trim() === '' || /^\.|^node_modules$|[\0\\]/.test(name))
  if (wrong !== undefined) throw new Error(`${to} is no path of the content, because of "${wrong}" in it.`)
  if (isWithin(target, old) && target !== old) throw new Error(`${to} is in ${from} itself.`)
  if (existsSync(target)) throw new Error(`There is already a file ${to}.`)
  const folder = nearestFolder(target)
  if (!statSync(folder).isDirectory()) throw new Error(`A part of the path ${to} is a file.`)
  // A link of the content may lead elsewhere. A page there stays there.
  const real = realpathSync(folder)
  if (!isWithin(real, realpathSync(root)) && !isWithin(real, realpathSync(dirname(old))))
    throw new Error(`A link in the path ${to} leads out of the site.`)
}

const nearestFolder = (path: string): string => {
  const folder = dirname(path)
  return existsSync(folder) ? folder : nearestFolder(folder)
}

/** Pages stay pages. Other files stay in their top folder, and what is in none belongs to the site itself. */
function checkPages(moves: Moves, linked: LinkedPages, after: MovedSite): void {
  for (const [before, now] of moves)
    if (isPage(before, linked)) {
      if (!isPage(now, after))
        throw new Error(`${now} would be no page. Choose a path in a folder with pages.`)
    } else if (!before.includes('/') || topOf(before) !== topOf(now))
      throw new Error(`${before} is no page. Only files in a folder of the content are renamed, within it.`)
}

const isPage = (file: SourcePath, { index }: Pick<LinkedPages, 'index'>): boolean =>
  [...index.bySource.values()].some((files) => files.has(file))

const topOf = (file: SourcePath): string => file.slice(0, file.indexOf('/') + 1)

function* editedTexts(
  edits: Edits,
  textOf: (file: SourcePath) => string | null,
): Generator<readonly [SourcePath, string]> {
  for (const [file, all] of edits) {
    const fixes = all.map(({ range: { start, end }, newText }) => ({
      isSafe: true,
      edits: [
        {
          ...{ line: start.line + 1, column: start.character + 1, text: newText },
          ...{ endLine: end.line + 1, endColumn: end.character + 1 },
        },
      ],
    }))
    yield [file, applyFixes(textOf(file) ?? '', fixes).text]
  }
}
