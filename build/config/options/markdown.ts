// How Markdown files are read.
import * as v from 'valibot'
import type { FrontMatterHook } from '../../model/project.ts'
import { group } from './group.ts'

const admonitionType = v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'must be a lower-case word'))

const block = group({
  /**
   * Comment before the first marked line.
   * @example 'error-start'
   */
  start: v.string(),
  /**
   * Comment after the last marked line.
   * @example 'error-end'
   */
  end: v.string(),
})

const magicComment = group({
  /**
   * Class of the marked lines.
   * @example 'code-block-error-line'
   */
  className: v.string(),
  /**
   * Comment that marks the line after it.
   * @default none
   * @example 'error-next-line'
   */
  line: v.optional(v.string()),
  /**
   * Comments around several marked lines.
   * @default none
   * @example { start: 'error-start', end: 'error-end' }
   */
  block: v.optional(block),
})

export const markdown = group({
  /**
   * Changes the front matter of each file before it is checked.
   * @default none
   * @example ({ frontMatter }) => ({ ...frontMatter, draft: false })
   */
  frontMatter: v.optional(
    v.custom<FrontMatterHook>((input) => typeof input === 'function', 'must be a function'),
  ),
  /**
   * How files are read: `auto` is tolerant with `.md` and strict with `.mdx`, `mdx` strict, `md` plain
   * CommonMark, `detect` by the ending.
   * @default 'auto'
   * @example 'detect'
   */
  format: v.optional(v.picklist(['auto', 'mdx', 'md', 'detect'] as const), 'auto'),
  /**
   * Size in bytes above which a file is refused.
   * @default 5_000_000
   * @example 1_000_000
   */
  maxFileSize: v.optional(v.pipe(v.number(), v.minValue(1, 'must be 1 or more')), 5_000_000),
  /**
   * Reads `$…$` and `$$…$$` as formulas, which needs the package katex.
   * @default false
   * @example true
   */
  math: v.optional(v.boolean(), false),
  /**
   * Types of admonitions beside the built-in ones.
   * @default []
   * @example ['security']
   */
  admonitions: v.optional(v.array(admonitionType), []),
  /**
   * Comments in code blocks that mark lines.
   * @default [{ className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } }]
   * @example [{ className: 'code-block-error-line', line: 'This will error' }]
   */
  magicComments: v.optional(v.array(magicComment), [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
  ]),
})
