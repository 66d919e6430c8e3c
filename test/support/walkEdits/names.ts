// Files and folders that get other names, other places, or come back.
import { cpSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeFile } from '../edits.ts'
import { documentsIn, has, pick, read, remove, somePage, toggle, type WalkEdits } from './helpers.ts'

const move = (root: string, from: string, to: string): void => {
  mkdirSync(dirname(join(root, to)), { recursive: true })
  renameSync(join(root, from), join(root, to))
}

/** A path with the case of its first letter changed. */
const otherCase = (path: string): string => {
  const name = basename(path)
  const first = name.charAt(0)
  const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()
  return join(dirname(path), other + name.slice(1))
}

export const nameEdits: WalkEdits = {
  'a document is renamed by case': (root, _step, random) => {
    const page = somePage(root, random)
    move(root, page, otherCase(page))
  },
  'a folder is renamed by case': (root) => {
    const [from, to] = has(root, 'docs/cased') ? ['docs/cased', 'docs/Cased'] : ['docs/Cased', 'docs/cased']
    if (has(root, from)) move(root, from, to)
    else writeFile(root, `${to}/page.md`, '# In a folder with capitals\n')
  },
  'a document becomes MDX, or Markdown again': (root) => {
    for (const [from, to] of [
      ['docs/kind.md', 'docs/kind.mdx'],
      ['docs/kind.mdx', 'docs/kind.md'],
    ] as const)
      if (has(root, from)) return move(root, from, to)
    writeFile(
      root,
      'docs/kind.md',
      '# Kind\n\n{#a} is text in Markdown only when it is Markdown.\n\n<b>b</b>\n',
    )
  },
  'a document moves to another folder': (root, step, random) => {
    const page = somePage(root, random)
    move(root, page, `docs/moved-${step % 3}/${step}-${basename(page)}`)
  },
  'two documents change places': (root, _step, random) => {
    const [one, other] = [somePage(root, random), somePage(root, random)]
    if (one === other) return
    move(root, one, 'docs/aside')
    move(root, other, one)
    move(root, 'docs/aside', other)
  },
  'a document becomes a folder with an index, and a document again': (root) => {
    if (has(root, 'docs/turning.md')) move(root, 'docs/turning.md', 'docs/turning/index.md')
    else if (has(root, 'docs/turning/index.md')) {
      move(root, 'docs/turning/index.md', 'docs/aside')
      remove(root, 'docs/turning')
      move(root, 'docs/aside', 'docs/turning.md')
    } else writeFile(root, 'docs/turning.md', '# Turning\n\n[Intro](/docs/)\n')
  },
  'a document has a name with spaces, signs and letters of other languages': (root, step) =>
    toggle(root, {
      [`docs/${pick(['a b', 'ü', '100%', 'a+b', '猫', '🦖', "it's", 'a&b'], () => (step % 8) / 8)}.md`]: `# Name ${step}\n`,
    }),
  'a document gets a number, or loses it': (root) => {
    for (const [from, to] of [
      ['docs/07-counted.md', 'docs/counted.md'],
      ['docs/counted.md', 'docs/07-counted.md'],
    ] as const)
      if (has(root, from)) return move(root, from, to)
    writeFile(root, 'docs/counted.md', '# Counted\n')
  },
  'a document is left out by its name, and is back': (root) => {
    for (const [from, to] of [
      ['docs/_left.md', 'docs/left.md'],
      ['docs/left.md', 'docs/_left.md'],
    ] as const)
      if (has(root, from)) return move(root, from, to)
    writeFile(root, 'docs/left.md', '# Left\n')
  },
  'a document is deleted, and is back with the same words': (root, _step, random) => {
    const stash = '../stash.md'
    if (has(root, stash)) move(root, stash, 'docs/back.md')
    else if (has(root, 'docs/back.md')) move(root, 'docs/back.md', stash)
    else writeFile(root, 'docs/back.md', read(root, somePage(root, random)).replace(/^slug: .*\n/m, ''))
  },
  'a document is a link to another': (root) => {
    if (has(root, 'docs/linked.md')) remove(root, 'docs/linked.md')
    else symlinkSync('code.mdx', join(root, 'docs/linked.md'))
  },
  'a folder is a link to another': (root) => {
    writeFile(root, 'shared/one.md', '# Shared\n')
    if (has(root, 'docs/shared')) remove(root, 'docs/shared')
    else symlinkSync('../shared', join(root, 'docs/shared'))
  },
  'a folder is copied': (root, step) => {
    const target = join(root, `docs/copied-${step % 2}`)
    if (has(root, `docs/copied-${step % 2}`)) return remove(root, `docs/copied-${step % 2}`)
    const [first = ''] = documentsIn(root).filter((path) => /folder/.test(path))
    if (first !== '') cpSync(join(root, dirname(first)), target, { recursive: true })
  },
  'a folder of documents is removed': (root, _step, random) => {
    const folders = [...new Set(documentsIn(root).map(dirname))].filter((path) => path !== 'docs')
    if (folders.length > 4) remove(root, pick(folders, random))
  },
}
