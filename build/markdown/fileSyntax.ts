// Which Markdown a file is written in.
import type { MarkdownFormat } from '../model/project.ts'
import type { FileSyntax } from './feature.ts'

/** Decided by the file's ending and `markdown.format`; null for files that are not Markdown. */
export function fileSyntax(source: string, format: MarkdownFormat): FileSyntax | null {
  const ending = /\.(mdx?)$/i.exec(source)?.[1]?.toLowerCase()
  if (ending === undefined) return null
  if (format === 'md') return 'md'
  if (format === 'mdx') return 'mdx'
  if (ending === 'mdx') return 'mdx'
  if (format === 'mdxFirst') return 'mdxFirst'
  return format === 'detect' ? 'md' : 'auto'
}
