// What a code fence means: code, or something that is shown in its place.
import type { MarkdownConfig } from '../../model/project.ts'
import type { CodeMeta } from '../../shared/code/meta.ts'

export type FenceKind = 'code' | 'live' | 'diagram' | 'formula' | 'file'

/** The settings that a site may have turned off; a fence is code then. */
export type FenceSettings = Pick<MarkdownConfig, 'mermaid' | 'math' | 'liveCode'>

export function fenceKind(
  { language, file, live }: CodeMeta,
  content: string,
  { mermaid, math, liveCode }: FenceSettings,
): FenceKind {
  const name = language?.toLowerCase()
  if (name === 'mermaid' && mermaid) return 'diagram'
  if (name === 'math' && math) return 'formula'
  // In a block with content of its own, `file=` is a word like any other.
  if (file && content.trim() === '') return 'file'
  return live && liveCode ? 'live' : 'code'
}
