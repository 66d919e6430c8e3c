// `:tada:` becomes the emoji; emoji as typed stay as they are. Emphasis next to Chinese, Japanese and Korean
// text works.
import cjkFriendly from 'markdown-it-cjk-friendly'
import { full } from 'markdown-it-emoji'
import type { Feature } from '../feature.ts'
import { wrapRule } from '../wrapRule.ts'

/** A text with a shortcode has this. The expression of the plugin names 1,900 of them. */
const shortcode = /:[^\s:]+:/

export const emoji: Feature = (md, { markdown, markdownItPlugins = [] }) => {
  if (markdown.emoji)
    md.use(full as unknown as (instance: typeof md, options: object) => void, { shortcuts: {} })
  // Plugins may add texts that the file does not have, and trees have no text.
  if (markdown.emoji && markdownItPlugins.length === 0)
    wrapRule(md.core.ruler, 'emoji', (original) => (state) => {
      if (state.src === '' || shortcode.test(state.src)) original(state)
    })
  md.use(cjkFriendly as unknown as (instance: typeof md) => void)
}
