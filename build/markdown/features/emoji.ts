// `:tada:` becomes the emoji; emoji as typed stay as they are. Emphasis next to Chinese, Japanese and Korean
// text works.

import type { StateCore } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { full } from 'markdown-it-emoji'
import emojiNames from 'markdown-it-emoji/lib/data/full.mjs'
import type { Feature } from '../feature.ts'
import { wrapRule } from '../wrapRule.ts'
import { moreEmoji } from './moreEmoji.ts'

/** A text with a shortcode has this. The expression of the plugin names 1,900 of them. */
const shortcode = /:[^\s:]+:/

const defs = { ...emojiNames, ...moreEmoji }

/** With directives, `:name` of `lock:key:name` is a directive, so `:key:` is no shortcode. */
const directive = /(?<=[^\s:])(?=:[A-Za-z][\w-]*(?![\w:-]))/

export const emoji: Feature = (md, { markdown, markdownItPlugins = [] }) => {
  if (markdown.emoji)
    md.use(full as unknown as (instance: typeof md, options: object) => void, { defs, shortcuts: {} })
  // Plugins may add texts that the file does not have, and trees have no text.
  if (markdown.emoji && markdownItPlugins.length === 0)
    wrapRule(md.core.ruler, 'emoji', (original) => (state) => {
      if (state.src !== '' && !shortcode.test(state.src)) return
      if (markdown.reads.anyDirective && directive.test(state.src)) splitTexts(state)
      original(state)
    })
  md.use(cjkFriendly as unknown as (instance: typeof md) => void)
}

/** Texts that follow each other are joined again. */
function splitTexts({ tokens, Token }: StateCore): void {
  for (const inline of tokens)
    inline.children =
      inline.children?.flatMap((token) => {
        const parts = token.type === 'text' ? token.content.split(directive) : []
        if (parts.length < 2) return token
        return parts.map((part) => {
          const text = new Token('text', '', 0)
          text.content = part
          text.level = token.level
          return text
        })
      }) ?? null
}
