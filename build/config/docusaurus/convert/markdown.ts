// How Markdown is read: `markdown`, the comments that mark lines of code, and the options of the instances.
import { listOf, type Raw, rawOf } from '../docusaurusConfig.ts'
import { contentKeys } from './content.ts'
import { type Convert, convertKeys, defined } from './context.ts'
import type { Entry } from './entries.ts'

interface OfInstances {
  readonly math: boolean
  readonly admonitions: readonly unknown[]
}

export function convertMarkdown(config: Raw, { math, admonitions }: OfInstances, convert: Convert): object {
  const given = rawOf(config['markdown'])
  convertKeys(given, 'markdown', rules, convert)
  const { magicComments } = rawOf(rawOf(config['themeConfig'])['prism'])
  return defined({
    // The default of Docusaurus reads `.md` as MDX.
    format: given['format'] === 'md' || given['format'] === 'detect' ? given['format'] : undefined,
    frontMatter: given['parseFrontMatter'],
    math: math || undefined,
    admonitions: admonitions.length > 0 ? admonitions : undefined,
    magicComments,
  })
}

const rules = {
  other: ['format', 'parseFrontMatter', 'hooks'],
  ineffective: ['mermaid', 'mdx1Compat', 'remarkRehypeOptions'],
  unsupported: {
    emoji: 'Emoji names such as :smile: become emoji.',
    preprocessor: 'Change the files instead.',
    anchors: 'Write {#id} after the headings whose ids have capital letters.',
  },
}

/** remark-math or rehype-katex, in one of the instances. */
export const usesMath = (entries: readonly Entry[]): boolean =>
  entries.some(({ options }) =>
    contentKeys.some((key) =>
      listOf(options[key]).some((plugin) => {
        const [module] = Array.isArray(plugin) ? plugin : [plugin]
        const name = typeof module === 'function' ? module.name : String(module)
        return /^(?:remark-?math|rehype-?katex)$/i.test(name)
      }),
    ),
  )

/** Types of admonitions that an instance adds. */
export function admonitionsOf(entries: readonly Entry[], { note }: Convert): readonly unknown[] {
  const keywords = entries.flatMap(({ options, where }) => {
    if (options['admonitions'] === false)
      note('unsupported', `${where}.admonitions: ::: is an admonition in all pages.`, { where })
    return listOf(rawOf(options['admonitions'])['keywords'])
  })
  const builtIn = ['secondary', 'note', 'tip', 'info', 'warning', 'danger', 'caution', 'success', 'important']
  return [...new Set(keywords)].filter((word) => !builtIn.includes(String(word)))
}
