// The fenced code blocks of Markdown files, each text once.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface CodeBlock {
  readonly language: string
  readonly code: string
}

/** In a fixed order. */
export function codeBlocksIn(folder: string): readonly CodeBlock[] {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => /\.mdx?$/.test(file))
  const blocks = new Map<string, CodeBlock>()
  for (const file of files.sort())
    for (const [, language = '', code = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
      /^```(\w+)[^\n]*\n([\s\S]*?)^```/gm,
    ))
      blocks.set(code, { language, code })
  return [...blocks.values()]
}
