// Code blocks of the documents, with the place each stands at.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface DocFence {
  /** `content/docs/cli.md:12`, where the block begins. */
  readonly at: string
  readonly language: string
  readonly title: string | null
  readonly text: string
}

const folders = ['docs', 'versioned_docs', 'community', 'blog'].map((folder) => join('content', folder))

export const docFiles = (): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => join(folder, file)),
  )

export const docFences = (): readonly DocFence[] =>
  docFiles().flatMap((file) => fencesIn(file, readFileSync(file, 'utf8')))

/** Blocks in blocks are text of the outer one. */
function fencesIn(file: string, text: string): readonly DocFence[] {
  const lines = text.split('\n')
  const found: DocFence[] = []
  for (let start = 0; start < lines.length; start++) {
    const [, indent = '', marks = '', language = '', meta = ''] =
      /^( *)(`{3,})(\S*) *(.*)$/.exec(lines[start] ?? '') ?? []
    if (marks === '') continue
    const end = lines.findIndex((line, index) => index > start && line.trim() === marks)
    if (end === -1) throw new Error(`${file}:${start + 1} opens a block that is never closed.`)
    const inside = lines
      .slice(start + 1, end)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    found.push({
      at: `${file}:${start + 1}`,
      language,
      title: /title="([^"]*)"/.exec(meta)?.[1] ?? null,
      text: `${inside.join('\n')}\n`,
    })
    start = end
  }
  return found
}
