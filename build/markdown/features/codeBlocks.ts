// Fenced and indented code, highlighted by the build. Diagrams, formulas, live code and package manager
// commands are fences, too.
import type { Token } from 'markdown-it'
import type { PackageManagers } from '../../model/behaviors.ts'
import type { LocalDiagnostic } from '../../model/diagnostics.ts'
import { type CodeExtras, readExtras } from '../../shared/code/extras.ts'
import { type CodeMeta, readMeta } from '../../shared/code/meta.ts'
import { escapeHtml } from '../../shared/escape.ts'
import { classNames } from '../../shared/markup.ts'
import { hasMarks } from '../code/codeMarks.ts'
import { fenceKind } from '../code/fenceKind.ts'
import { classesOfExtras, printCode, printCodeBlock } from '../code/printCode.ts'
import { printTabs } from '../components/tabs.ts'
import type { Feature, FeatureOptions } from '../feature.ts'
import { includePlaceholder } from '../placeholders.ts'
import type { Reading } from '../reading.ts'
import { packageCommands, packageGroup, packageManagersOf } from './packageCommands.ts'

export const codeBlocks: Feature = (md, options) => {
  md.renderer.rules['fence'] = (tokens, index, _options, env) => {
    const token = tokens[index] as Token
    if (!isClosed(token)) (env as Reading).diagnostics.push(unclosed(token, env as Reading))
    const meta = readMeta(md.utils.unescapeAll(token.info))
    return fence(token, withLanguage(meta, options), env as Reading, options)
  }
  md.renderer.rules['code_block'] = (tokens, index, _options, env) =>
    code(tokens[index] as Token, withLanguage(readMeta(''), options), env as Reading, options)
}

/** A block without a language has that of the configuration, if there is one. */
const withLanguage = (meta: CodeMeta, { markdown }: FeatureOptions): CodeMeta =>
  meta.language === null ? { ...meta, language: markdown.defaultCodeLanguage } : meta

function fence(token: Token, meta: CodeMeta, reading: Reading, options: FeatureOptions): string {
  const kind = fenceKind(meta, token.content, options.markdown)
  const extras = options.markdown.extensions.code ? extrasOf(token, meta) : null
  if (kind === 'diagram') return mermaid(token, reading)
  if (kind === 'formula' && options.renderMath) return formula(token, reading, options)
  const managers = meta.packageManagers ? packageManagersOf(token.info, options.markdown) : null
  if (managers) return packageManagers({ token, meta, managers }, reading, options)
  if (kind === 'file') return fileBlock(token, meta.file?.path ?? '', reading)
  const html = code(token, { ...meta, extras }, reading, options)
  if (kind !== 'live') return html
  if (options.markdown.untrusted) {
    reading.diagnostics.push(liveCode(lineOf(token, reading)))
    return html
  }
  reading.uses.add('live')
  return `<div class="live-code" data-live${meta.noInline ? ' data-no-inline' : ''}>${html}</div>\n`
}

const lineOf = (token: Pick<Token, 'map'>, { lineOffset }: Reading): number =>
  (token.map?.[0] ?? 0) + 1 + lineOffset

export function addDiagram(token: Token, reading: Reading): void {
  reading.uses.add('mermaid')
  reading.diagrams.push({ text: token.content, line: lineOf(token, reading) })
}

/** The lines of a closed block are its content and two fences. Blocks that unified read have no markup. */
const isClosed = ({ content, map, markup }: Token): boolean =>
  !map || !markup || content.split('\n').length - 1 === map[1] - map[0] - 2

const unclosed = (token: Token, reading: Reading): LocalDiagnostic => ({
  code: 'unclosedFence',
  line: lineOf(token, reading),
  column: 1,
  message: 'The code block is not closed, so everything after it is code.',
  hint: `Write ${token.markup} alone on a line where the code ends.`,
})

const liveCode = (line: number): LocalDiagnostic => ({
  code: 'untrustedCode',
  line,
  column: 1,
  message: "Live code runs in the browser, so it is shown as code: content is 'untrusted'.",
  hint: 'Remove the word live.',
})

const noExtras = readExtras('wrap')

/** What the words of the fence and comments in the code ask for; null where nothing does. */
function extrasOf({ info, content }: Token, { language }: CodeMeta): CodeExtras | null {
  const read = readExtras(info.slice(language?.length ?? 0))
  const isNeeded = language?.toLowerCase() === 'ansi' || hasMarks(content)
  return read ?? (isNeeded && noExtras ? { ...noExtras, wraps: false } : null)
}

/** A block with its highlighted lines. */
function code(
  { content, map }: Pick<Token, 'content' | 'map'>,
  { extras = null, ...meta }: CodeMeta & { readonly extras?: CodeExtras | null },
  reading: Reading,
  options: FeatureOptions,
): string {
  const { highlighter, markdown } = options
  const id = markdown.extensions.code && meta.firstNumber !== null ? `code-${++reading.numberedBlocks}` : null
  const { html, problem } = printCode(content, { ...meta, id }, { ...markdown, highlighter }, extras)
  if (id !== null) reading.ids.push(idOfLines(id, meta.firstNumber ?? 1, html))
  if (problem) reading.diagnostics.push({ ...problem, line: lineOf({ map }, reading), column: 1 })
  if (!extras) return printCodeBlock(meta, html)
  reading.uses.add('blocks')
  const className = classNames(meta.className, classesOfExtras(extras, html))
  return printCodeBlock({ ...meta, className, hasExtras: true }, html)
}

/** One id for all lines, which names the first and the last one (link/codeLines.ts). */
const idOfLines = (id: string, first: number, html: string): string =>
  `${id}-L${first}-L${first + (html.match(/ data-line="/g)?.length ?? 1) - 1}`

/** theme/widgets/mermaid.ts renders it in the browser. Without scripts, its source is shown. */
function mermaid(token: Token, reading: Reading): string {
  addDiagram(token, reading)
  const code = `<pre tabindex="0"><code>${escapeHtml(token.content)}</code></pre>`
  return `<figure class="mermaid-diagram" data-mermaid>${code}</figure>\n`
}

function formula(token: Token, reading: Reading, { renderMath }: FeatureOptions): string {
  try {
    return `<div class="math-display" tabindex="0">${renderMath?.(token.content, true) ?? ''}</div>\n`
  } catch (error) {
    reading.diagnostics.push({
      code: 'formula',
      line: lineOf(token, reading),
      column: 1,
      message: `The formula cannot be read: ${(error as Error).message}.`,
      hint: null,
    })
    return `<pre>${escapeHtml(token.content)}</pre>\n`
  }
}

interface Commands {
  readonly token: Token
  readonly meta: CodeMeta
  readonly managers: PackageManagers
}

function packageManagers(
  { token, meta, managers: { sync, converters } }: Commands,
  reading: Reading,
  options: FeatureOptions,
): string {
  const commands = packageCommands(token.content, converters)
  const tabs = commands.map(({ value, label }) => ({ value, label, className: '' }))
  const panels = commands.map(({ value, text }) => ({
    value,
    html: code({ content: text, map: token.map }, meta, reading, options),
  }))
  return printTabs(
    { tabs, selected: 'npm', groupId: sync ? packageGroup : null, query: null, className: '' },
    panels,
  )
}

/** The code comes from a file. */
function fileBlock(token: Token, path: string, reading: Reading): string {
  const fact = {
    specifier: path,
    line: lineOf(token, reading),
    column: 1,
    headingsBefore: Number(token.meta?.['headingsBefore'] ?? 0),
    code: token.info,
  }
  return includePlaceholder(reading.includes.push(fact) - 1)
}
