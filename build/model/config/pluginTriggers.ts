// Remark plugins that do nothing on a text without a certain word: markdown-it reads such a text, many
// times faster. Other texts of the same instance still pass through the plugin.
import type { MarkdownPlugin } from './markdownExtensions.ts'

/** Plain data, which threads receive. */
export interface PluginTrigger {
  /** Only letters: apart from themselves, only a numeric character reference can express them. */
  readonly word: string
  /** `fence`: on the first line of a code block. */
  readonly place: 'fence' | 'anywhere'
}

interface KnownPlugin extends PluginTrigger {
  readonly name: string
  /** In its source, because a function of the site can have the same name. */
  readonly mark: string
}

const known: readonly KnownPlugin[] = [
  // docusaurus-remark-plugin-tab-blocks
  { name: 'plugin', mark: 'collectTabNodes', word: 'tab', place: 'fence' },
  // remark-code-import
  { name: 'codeImport', mark: 'file=', word: 'file', place: 'fence' },
  // @akebifiky/remark-simple-plantuml
  { name: 'remarkSimplePlantumlPlugin', mark: 'plantuml', word: 'plantuml', place: 'fence' },
  // remark-typescript-tools
  { name: 'transpileCodeblocks', mark: 'compilerSettings', word: 'ts', place: 'fence' },
  { name: 'linkDocblocks', mark: 'docblock:', word: 'docblock', place: 'anywhere' },
]

/** Text that triggers the plugin. Null for a plugin that can change any text. */
export function triggerOf(plugin: MarkdownPlugin): PluginTrigger | null {
  const run = typeof plugin === 'function' ? plugin : plugin[0]
  const found = known.find(({ name }) => name === run.name)
  return found && String(run).includes(found.mark) ? { word: found.word, place: found.place } : null
}

/** Never false for a text on which the plugin acts; true for some others, too. */
export const isIn = (text: string, { word, place }: PluginTrigger): boolean =>
  place === 'anywhere' ? has(text, word) : text.split(/[\r\n]/).some((line) => has(afterFence(line), word))

const has = (text: string, word: string): boolean => text.includes(word) || text.includes('&#')

const afterFence = (line: string): string => /(?:`{3}|~{3})(.*)/s.exec(line)?.[1] ?? ''
