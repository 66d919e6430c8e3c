// Functions that the tables of edits share.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { type Random, writeFile } from '../edits.ts'

/** Changes the site in `root`. `step` is different in each call. */
type WalkEdit = (root: string, step: number, random: Random) => void

export type WalkEdits = Readonly<Record<string, WalkEdit>>

export const pick = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T

export const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')

export const has = (root: string, path: string): boolean => existsSync(join(root, path))

export const remove = (root: string, path: string): void =>
  rmSync(join(root, path), { recursive: true, force: true })

/** Adds files that are not there, and removes them the next time. */
export function toggle(root: string, files: Readonly<Record<string, string>>): void {
  const [first = ''] = Object.keys(files)
  const isThere = has(root, first)
  for (const [path, text] of Object.entries(files))
    if (isThere) remove(root, path)
    else writeFile(root, path, text)
}

/** Sets one key of the configuration, or removes it with undefined. */
export function configure(root: string, key: string, value: unknown): void {
  const config = JSON.parse(read(root, 'site.config.json')) as object
  writeFile(root, 'site.config.json', JSON.stringify({ ...config, [key]: value }))
}

export const configured = (root: string, key: string): unknown =>
  (JSON.parse(read(root, 'site.config.json')) as Record<string, unknown>)[key]

/** Every Markdown document with a name that other edits do not need. */
export const documentsIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.md$/.test(path) && statSync(join(root, 'docs', path)).isFile())
    .map((path) => `docs/${path}`)
    .sort()

export const somePage = (root: string, random: Random): string => pick(documentsIn(root), random)

/** Replaces the text of a file and keeps its time. */
export function rewriteAtSameTime(root: string, path: string, change: (text: string) => string): void {
  const { atime, mtime } = statSync(join(root, path))
  writeFile(root, path, change(read(root, path)))
  utimesSync(join(root, path), atime, mtime)
}
