// Pages per second through the parser: Troodon's `.md` and `.mdx`, and @mdx-js/mdx with GFM and directives,
// on the same files in the same run. Measured with one highlighter for both, and without, because
// highlighting is most of the work on pages full of code.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from '@mdx-js/mdx'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import { createHighlighter, type Highlighter } from '../../build/markdown/highlight.ts'
import { createPageParser } from '../../build/markdown/parsePage.ts'
import { escapeHtml } from '../../build/shared/escape.ts'
import { loadLanguages } from '../../build/workers/loadLanguages.ts'

const corpora = resolve(process.env['TROODON_CORPORA'] ?? '../shared/corpora')

/** Files that both can parse. For @mdx-js/mdx, front matter is removed. */
async function pages(): Promise<readonly string[]> {
  const folders = existsSync(corpora) ? [corpora] : ['content/docs', 'content/tests']
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(folder === corpora ? '.mdx' : '.md'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const kept: string[] = []
  for (const text of texts)
    if (
      await compileOther(text, false).then(
        () => true,
        () => false,
      )
    )
      kept.push(text)
  return kept
}

const highlighter = createHighlighter(loadLanguages())

interface Tree {
  readonly type: string
  readonly tagName?: string
  readonly properties?: { readonly className?: readonly string[] }
  readonly value?: string
  readonly children?: readonly Tree[]
}

/** Highlights each block, like a plugin. */
const highlight = () => (tree: unknown) => {
  const visit = (node: Tree): void => {
    const language =
      node.tagName === 'code' ? node.properties?.className?.[0]?.replace('language-', '') : undefined
    if (language) highlighter.highlight(node.children?.[0]?.value ?? '', language)
    for (const child of node.children ?? []) visit(child)
  }
  visit(tree as Tree)
}

const compileOther = (text: string, colors: boolean) =>
  compile(text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/<!--([\s\S]*?)-->/g, '{/*$1*/}'), {
    remarkPlugins: [remarkGfm, remarkDirective],
    rehypePlugins: colors ? [highlight] : [],
  })

const noColors: Highlighter = { highlight: (code) => ({ html: escapeHtml(code), problem: null }) }

export async function benchMarkdown(): Promise<void> {
  const texts = await pages()
  const read = readConfig({ contentDir: '' }, { hasFolder: () => false })
  if (!read.ok) return
  const { markdown } = read.config
  const parserWith = (used: Highlighter) =>
    createPageParser({
      highlighter: used,
      markdown,
      knownComponents: { any: false, replaced: new Set() },
      renderMath: null,
    })
  const measure = async (act: (text: string) => unknown): Promise<number> => {
    for (const text of texts) await act(text)
    const start = performance.now()
    for (let round = 0; round < 3; round++) for (const text of texts) await act(text)
    return (texts.length * 3000) / (performance.now() - start)
  }
  const rows: Record<string, object> = {}
  for (const colors of [true, false]) {
    const parser = parserWith(colors ? highlighter : noColors)
    const md = await measure((text) => parser.page(text, 'auto'))
    const mdx = await measure((text) => parser.page(text, 'mdx'))
    const other = await measure((text) => compileOther(text, colors))
    const named = (name: string) => `${name}, ${colors ? 'with' : 'without'} highlighting`
    for (const [name, speed] of [
      ['ours, .md', md],
      ['ours, .mdx', mdx],
      ['@mdx-js/mdx', other],
    ] as const)
      rows[named(name)] = {
        pages: texts.length,
        'pages per second': Math.round(speed),
        'times @mdx-js/mdx': (speed / other).toFixed(1),
      }
  }
  console.table(rows)
}
