// Code blocks of the documentation, with their file and line.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'

export interface DocFence {
  /** `content/docs/cli.md:12`, the first line of the block. */
  readonly at: string
  readonly language: string
  readonly title: string | null
  readonly text: string
  /** The text between the previous block and this one. */
  readonly before: string
}

const folders = ['docs', 'versioned_docs', 'community', 'blog'].map((folder) => join('content', folder))

export const docFiles = (): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => join(folder, file)),
  )

export const docFences = (): readonly DocFence[] => docFiles().flatMap(fencesOf)

/** The blocks of one page. */
export const fencesOf = (file: string): readonly DocFence[] => fencesIn(file, readFileSync(file, 'utf8'))

/** Nested blocks are content of the outer one. */
function fencesIn(file: string, text: string): readonly DocFence[] {
  const lines = text.split('\n')
  const found: DocFence[] = []
  let after = 0
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
      before: lines.slice(after, start).join('\n'),
    })
    start = end
    after = end + 1
  }
  return found
}

/** The value of a code block that is a configuration. */
export async function configIn({ text, title, language }: DocFence): Promise<unknown> {
  if (language === 'json') return JSON.parse(text)
  const whole = title?.endsWith('(part)') ? `export default {\n${text}}` : text
  const imports = [...whole.matchAll(/^import .* from '(.*)'$/gm)].map(([, from]) => from)
  const other = imports.find((from) => from !== 'troodon' && from !== 'valibot')
  if (other !== undefined) throw new Error(`A configuration imports ${other}.`)
  const stub = 'const defineConfig = (config) => config'
  const own = whole
    .replace(/^import .*'troodon'$/m, stub)
    .replace("'valibot'", `'${import.meta.resolve('valibot')}'`)
  const { code } = transformSync(own, {
    loader: 'ts',
    format: 'esm',
  })
  return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown }).default
}
