// The code beside the elements of a text: the file's own imports and exports, and the values of expressions.
// The words of the text are no part of it, so it is bundled again only when the code has changed.
import type { TextData } from '../../shared/elementData.ts'
import { textParts } from './elementData.ts'
import { type CodeInput, type GivenName, givenNames, isOwn, ownCode } from './module.ts'
import { tokenTree } from './tokenTree.ts'

interface WholeText {
  readonly data: TextData
  /** The module with the values; null for a text without code. */
  readonly values: string | null
}

export function wholeText(input: CodeInput): WholeText {
  const { reading, known, codeFile } = input
  const { scope } = reading
  const used = new Set<string>()
  const { data, values } = textParts({ tree: tokenTree(input), reading, used, codeFile, known })
  const hasCode =
    values.length > 0 || scope.exports.size > 0 || scope.hasLayout || scope.statements.some(isBareImport)
  if (!hasCode) return { data, values: null }
  const own = isOwn(scope)
  const stated = scope.statements.join('\n')
  const names = [...(Object.keys(givenNames) as GivenName[]), 'assets' as const]
  const constants = names.filter(
    (name): name is GivenName => name !== 'assets' && mentions[name].test(stated),
  )
  const given = names.filter((name) => !own(name) && !constants.some((one) => one === name))
  const lines = [
    ...(values.some((code) => code.includes('h_(')) ? ["import { createElement as h_ } from 'react'"] : []),
    ...ownCode(input, { used, parts: values, constants }),
    ...(scope.hasLayout ? ['export { MDXLayout_ as layout_ }'] : []),
    `export const values_ = (props, { ${given.join(', ')} }) => [${values.join(',\n  ')}]`,
  ]
  return { data, values: lines.join('\n') }
}

/** The metadata have the front matter. */
const mentions: Readonly<Record<GivenName, RegExp>> = {
  frontMatter: /\b(?:frontMatter|metadata)\b/,
  contentTitle: /\bcontentTitle\b/,
  toc: /\btoc\b/,
  metadata: /\bmetadata\b/,
}

/** A module that is imported for what it does: a style sheet. */
const isBareImport = (statement: string): boolean => /^\s*import\s*['"]/m.test(statement)
