// Data that Docusaurus' parts of a code block share: the code with its language, title and marked lines.
import { type CSSProperties, createContext, type ReactNode, use } from 'react'
import { readMeta } from '../../build/shared/code/meta.ts'
import { linesOf } from '../../build/shared/code/wrapLines.ts'
import type { MagicComment } from './magicComments.ts'
import type { useCodeWordWrap } from './scroll.tsx'

/** Index of a line, from 0 → its classes. */
type LineClassNames = Readonly<Record<number, readonly string[]>>

export interface CodeBlockMetadata {
  readonly codeInput: string
  readonly code: string
  readonly className: string
  readonly language: string
  readonly title: ReactNode
  readonly lineNumbersStart: number | undefined
  readonly lineClassNames: LineClassNames
}

export const parseCodeBlockTitle = (metastring?: string): string =>
  readMeta(`text ${metastring ?? ''}`).title ?? ''

export const parseClassNameLanguage = (className: string | undefined): string | undefined =>
  /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1]

export const containsLineNumbers = (metastring?: string): boolean =>
  readMeta(`text ${metastring ?? ''}`).firstNumber !== null

export function getLineNumbersStart({
  showLineNumbers,
  metastring,
}: {
  readonly showLineNumbers: boolean | number | undefined
  readonly metastring: string | undefined
}): number | undefined {
  if (showLineNumbers === false) return undefined
  if (showLineNumbers === true) return 1
  return showLineNumbers ?? readMeta(`text ${metastring ?? ''}`).firstNumber ?? undefined
}

interface LineParams {
  readonly metastring: string | undefined
  readonly language?: string | undefined
  readonly magicComments: readonly MagicComment[]
}

/**
 * The code without its magic comments, and the classes of its lines. A range in the fence wins over comments.
 */
export function parseLines(
  input: string,
  { metastring, magicComments }: LineParams,
): { code: string; lineClassNames: LineClassNames } {
  const code = input.replace(/\r?\n$/, '')
  const { lines } = readMeta(`text ${metastring ?? ''}`)
  const [first] = magicComments
  if (lines && first)
    return {
      code,
      lineClassNames: Object.fromEntries(linesOf(lines, code).map((line) => [line - 1, [first.className]])),
    }
  const classes: Record<number, string[]> = {}
  const kept: string[] = []
  const open = new Set<string>()
  let next: string[] = []
  for (const line of code.split('\n')) {
    const comment =
      /^\s*(?:\/\/|\/\*|#|--|<!--|\{\s*\/\*|%|;)\s*(\S(?:.*?\S)?)\s*(?:\*\/\s*\}?|-->)?\s*$/.exec(line)?.[1]
    const own = comment === undefined ? undefined : meaningOf(comment, magicComments)
    if (own) {
      if (own.kind === 'line') next.push(own.className)
      else if (own.kind === 'start') open.add(own.className)
      else open.delete(own.className)
      continue
    }
    const all = [...next, ...open]
    if (all.length > 0) classes[kept.length] = all
    next = []
    kept.push(line)
  }
  return { code: kept.join('\n'), lineClassNames: classes }
}

function meaningOf(comment: string, all: readonly MagicComment[]) {
  for (const { className, line, block } of all) {
    if (comment === line) return { kind: 'line' as const, className }
    if (comment === block?.start) return { kind: 'start' as const, className }
    if (comment === block?.end) return { kind: 'end' as const, className }
  }
  return undefined
}

export interface CodeBlockParams extends LineParams {
  readonly code: string
  readonly className: string | undefined
  readonly language: string | undefined
  readonly defaultLanguage?: string | undefined
  readonly title: ReactNode
  readonly showLineNumbers: boolean | number | undefined
}

export function createCodeBlockMetadata(params: CodeBlockParams): CodeBlockMetadata {
  const { className = '', metastring, showLineNumbers, title } = params
  const language = params.language ?? parseClassNameLanguage(className) ?? params.defaultLanguage ?? 'text'
  return {
    ...parseLines(params.code, params),
    codeInput: params.code,
    className: /\blanguage-/.test(className) ? className : `${className} language-${language}`.trim(),
    language: language.toLowerCase(),
    title: parseCodeBlockTitle(metastring) || title,
    lineNumbersStart: getLineNumbersStart({ showLineNumbers, metastring }),
  }
}

/** Empty: Troodon's colors come from the style sheet. */
export const getPrismCssVariables = (_theme?: unknown): CSSProperties => ({})

interface CodeBlockContextValue {
  readonly metadata: CodeBlockMetadata
  readonly wordWrap: ReturnType<typeof useCodeWordWrap>
}

const CodeBlockContext = /* @__PURE__ */ createContext<CodeBlockContextValue | null>(null)

export const CodeBlockContextProvider = ({
  metadata,
  wordWrap,
  children,
}: CodeBlockContextValue & { readonly children: ReactNode }) => (
  <CodeBlockContext value={{ metadata, wordWrap }}>{children}</CodeBlockContext>
)

/** Throws outside a code block. */
export function useCodeBlockContext(): CodeBlockContextValue {
  const value = use(CodeBlockContext)
  if (!value) throw new Error('The hook useCodeBlockContext is called outside of <CodeBlockContextProvider>.')
  return value
}
