// `:tada:` becomes the emoji; emoji as typed stay as they are. Emphasis next to Chinese, Japanese and Korean
// text works.
import cjkFriendly from 'markdown-it-cjk-friendly'
import { full } from 'markdown-it-emoji'
import type { Feature } from '../feature.ts'

export const emoji: Feature = (md, { markdown }) => {
  if (markdown.emoji)
    md.use(full as unknown as (instance: typeof md, options: object) => void, { shortcuts: {} })
  md.use(cjkFriendly as unknown as (instance: typeof md) => void)
}
