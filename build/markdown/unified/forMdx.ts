// Habits of MDX 1 in a text that `@mdx-js/mdx` reads: ids after headings, titles after the type of a box.
import type { MarkdownConfig } from '../../model/project.ts'
import { admonitionType } from '../../shared/components/admonition.ts'
import { unwrapCode } from '../unwrapCode.ts'

const fence = /^\s*(?:`{3,}|~{3,})/
const headingWithId = /^(\s*#{1,6}\s.*?)(\{#[^\s{}]+\}\s*(?:\s#+\s*)?)$/
const box = /^([\s>]*:{3,})([a-z][\w-]*)[ \t]+([^\s[{].*)$/i

/** The same lines, with `\\{#id}` for `{#id}` and `:::note[Title]` for `:::note Title`. */
export function forMdx(
  content: string,
  {
    mdx1Compat,
    admonitions,
    onlyOwnAdmonitions,
  }: Pick<MarkdownConfig, 'mdx1Compat' | 'admonitions' | 'onlyOwnAdmonitions'>,
): string {
  let isCode = false
  const lines = unwrapCode(content)
    .split('\n')
    .map((line) => {
      if (fence.test(line)) isCode = !isCode
      if (isCode) return line
      const heading = mdx1Compat.headingIds ? headingWithId.exec(line) : null
      if (heading && !heading[1]?.endsWith('\\')) return `${heading[1]}\\${heading[2]}`
      const opened = mdx1Compat.admonitions ? box.exec(line) : null
      const [, colons, name = '', title] = opened ?? []
      return opened && admonitionType(name, admonitions, onlyOwnAdmonitions) !== null
        ? `${colons}${name}[${title?.trim()}]`
        : line
    })
  return lines.join('\n')
}
