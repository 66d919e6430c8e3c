// The properties of the elements that MDX makes of a code block: `<pre><code className="language-js"
// metastring="{1}">`. Components of a site read them.
import type { Token } from 'markdown-it'
import { readMeta } from '../../shared/code/meta.ts'
import { type FenceKind, type FenceSettings, fenceKind } from './fenceKind.ts'

/** The properties, and whether the block is live code. */
export interface Fence {
  readonly kind: FenceKind
  readonly props: FenceProps
}

export interface FenceProps {
  readonly className?: string
  readonly metastring?: string
  readonly live?: boolean
  readonly children?: string
}

/** Null for blocks that are no code in the page: diagrams, formulas and files. */
export function readFence(
  { type, info, content }: Token,
  unescapeAll: (text: string) => string,
  settings: FenceSettings,
): Fence | null {
  const words = type === 'fence' ? unescapeAll(info).trim() : ''
  const meta = readMeta(words)
  const kind = fenceKind(meta, content, settings)
  if (kind !== 'code' && kind !== 'live') return null
  const metastring = words.slice(meta.language?.length ?? 0).trim()
  const props = {
    ...(meta.language ? { className: `language-${meta.language}` } : {}),
    ...(metastring ? { metastring } : {}),
    ...(meta.live ? { live: true } : {}),
    ...(content ? { children: content } : {}),
  }
  return { kind, props }
}
