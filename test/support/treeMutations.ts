// Ways to damage the tree of a site, as copies, archives, other systems and people do.
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { writeFile } from './edits.ts'

type Mutation = (root: string, path: string) => void

const remove = (root: string, path: string): void => rmSync(join(root, path), { recursive: true })
const nameAt = (path: string, name: string): string => join(dirname(path), name)

/** Of files. */
const ofFiles: Readonly<Record<string, Mutation>> = {
  'is a folder': (root, path) => {
    remove(root, path)
    writeFile(root, `${path}/inside.txt`, 'x')
  },
  'is an empty folder': (root, path) => {
    remove(root, path)
    mkdirSync(join(root, path))
  },
  'cannot be read': (root, path) => chmodSync(join(root, path), 0),
  'is a link to nothing': (root, path) => {
    remove(root, path)
    symlinkSync('nothing-here', join(root, path))
  },
  'is a link to itself': (root, path) => {
    remove(root, path)
    symlinkSync(basename(path), join(root, path))
  },
  'is a link to its folder': (root, path) => {
    remove(root, path)
    symlinkSync('.', join(root, path))
  },
  'is a link out of the site': (root, path) => {
    remove(root, path)
    symlinkSync('/etc/hostname', join(root, path))
  },
  'is empty': (root, path) => writeFile(root, path, ''),
  'is binary': (root, path) => writeFile(root, path, Buffer.from([0, 255, 254, 1, 0, 128, 10, 0, 200])),
  'is gone': remove,
  'has a very long name': (root, path) =>
    renameSync(join(root, path), join(root, nameAt(path, `${'n'.repeat(240)}${extname(path)}`))),
  'has a copy with a very long path': (root, path) =>
    writeFile(
      root,
      nameAt(path, `${`${'p'.repeat(120)}/`.repeat(12)}${basename(path)}`),
      readFileSync(join(root, path)),
    ),
  'has twins in NFD and NFC': (root, path) => {
    const content = readFileSync(join(root, path))
    for (const form of ['NFC', 'NFD'])
      writeFile(root, nameAt(path, `\u00e9${extname(path)}`.normalize(form)), content)
  },
  'has a copy in upper case': (root, path) =>
    writeFile(root, nameAt(path, basename(path).toUpperCase()), readFileSync(join(root, path))),
}

/** Of folders. */
const ofFolders: Readonly<Record<string, Mutation>> = {
  'is a file': (root, path) => {
    remove(root, path)
    writeFile(root, path, 'x')
  },
  'cannot be read': (root, path) => chmodSync(join(root, path), 0),
  'can be listed, but not entered': (root, path) => chmodSync(join(root, path), 0o444),
  'can be entered, but not listed': (root, path) => chmodSync(join(root, path), 0o111),
  'is a link to nothing': ofFiles['is a link to nothing'] as Mutation,
  'is a link to itself': ofFiles['is a link to itself'] as Mutation,
  'is a link to its folder': ofFiles['is a link to its folder'] as Mutation,
  'is empty': (root, path) => {
    for (const name of readdirSync(join(root, path))) remove(root, join(path, name))
  },
  'is gone': remove,
}

/** Files that take the place of what the build writes: a file or a folder in a static folder. */
const outputs = [
  'index.html',
  'docs',
  'docs/index.html',
  'docs/index.json/x',
  'sitemap.xml/x',
  'blog/rss.xml',
  'blog/rss.xml/x',
  'old/index.html',
  'old',
  '404.html',
  '404.html/x',
  'assets',
  'llms.txt',
  'llms-full.txt/x',
  '_redirects',
  '_redirects/x',
  '_headers/x',
  'search-index',
  'opensearch.xml',
  'fr',
  'fr/docs/index.html',
  'docs/1.0',
  'docs/1.0/index.html/x',
  'blog/tags/news/index.html',
  '.nojekyll/x',
  '.troodon',
]

export interface Damage {
  readonly what: string
  readonly apply: (root: string) => void
}

/** Every damage of every file and folder. */
export function damages(root: string): readonly Damage[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) => ({ path: join(entry.parentPath, entry.name).slice(root.length + 1), entry }))
    .filter(({ path }) => !/^(?:\.cache|dist)(?:\/|$)/.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const found = entries.flatMap(({ path, entry }) =>
    Object.entries(entry.isDirectory() ? ofFolders : ofFiles).map(([what, mutation]) => ({
      what: `${path} ${what}`,
      apply: (at: string) => mutation(at, path),
    })),
  )
  const taken = outputs.map((path) => ({
    what: `static/${path} is there`,
    apply: (at: string) => writeFile(at, `static/${path}`, 'x'),
  }))
  return [...found, ...taken]
}
