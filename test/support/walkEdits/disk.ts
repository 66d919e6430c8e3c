// Changes that are hard to see from outside: of times, bytes that do not show, and of dist/ itself.
import { copyFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFile } from '../edits.ts'
import { documentsIn, pick, read, rewriteAtSameTime, somePage, type WalkEdits } from './helpers.ts'

/** The output of the incremental builds of a walk, beside the site. */
const output = '../warm'

export const diskEdits: WalkEdits = {
  'other words of the same length at the same time': (root, step) => {
    const path = 'docs/same.md'
    const words = (number: number) => `# Same\n\nNumber ${String(number % 10)}.\n`
    try {
      rewriteAtSameTime(root, path, () => words(step))
    } catch {
      writeFile(root, path, words(step))
    }
  },
  'a file is touched': (root, step, random) => {
    const file = join(root, somePage(root, random))
    utimesSync(file, 1_600_000_000 + step, 1_600_000_000 + step)
  },
  'a file is from the future': (root, step, random) => {
    const page = somePage(root, random)
    writeFile(root, page, `${read(root, page)}\nFrom the future ${step}.\n`)
    utimesSync(join(root, page), 4_000_000_000, 4_000_000_000)
  },
  'an editor saves in a new file with the time of the old one': (root, step, random) => {
    const page = somePage(root, random)
    const { atime, mtime } = statSync(join(root, page))
    const draft = join(root, `${page}.tmp`)
    writeFileSync(draft, `${read(root, page)}\nSaved ${step}.\n`)
    utimesSync(draft, atime, mtime)
    renameSync(draft, join(root, page))
  },
  'all documents are written again as they are': (root) => {
    for (const page of documentsIn(root)) {
      copyFileSync(join(root, page), join(root, '../copy'))
      renameSync(join(root, '../copy'), join(root, page))
    }
  },
  'a file has other line ends': (root, _step, random) => {
    const page = somePage(root, random)
    const text = read(root, page)
    writeFile(root, page, text.includes('\r') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\n', '\r\n'))
  },
  'a file begins with a mark of its encoding': (root, _step, random) => {
    const page = somePage(root, random)
    const text = read(root, page)
    writeFile(root, page, text.startsWith('\uFEFF') ? text.slice(1) : `\uFEFF${text}`)
  },
  'a file is empty': (root, step) =>
    writeFile(root, 'docs/hollow.md', step % 2 === 0 ? '' : '# Not hollow\n'),
  'a file is not text': (root) => writeFile(root, 'docs/bytes.md', Buffer.from([35, 32, 255, 254, 10])),
  'a file of dist/ is deleted': (root, _step, random) => rmSync(someOutput(root, random)),
  'a file of dist/ is changed': (root, step, random) =>
    writeFileSync(someOutput(root, random), `spoiled ${step}`),
}

function someOutput(root: string, random: () => number): string {
  const files = readdirSync(join(root, output), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('.') && statSync(join(root, output, path)).isFile())
    .sort()
  return join(root, output, pick(files, random))
}
