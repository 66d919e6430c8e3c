// The report as Markdown, for the comment of a pull request.
import { counted } from '../../model/text/counted.ts'
import type { ChangedPage, SiteDiff } from '../compareSites.ts'
import { hunks } from '../diffLines.ts'

/** Comments of GitHub can have 65,536 characters. */
const mostLines = 40
const mostPages = 20

export function markdownReport(diff: SiteDiff): string {
  const { added, removed, moved, changed, broken, search, pages } = diff
  const isSame = added.length + removed.length + moved.length + changed.length === 0
  const parts = [
    `## Pages changed since ${diff.base}`,
    isSame
      ? `No page changed (${counted(pages.unchanged, 'page')}).`
      : `${added.length} added, ${removed.length} removed, ${moved.length} moved, ${changed.length} changed, ${pages.unchanged} unchanged.`,
    ...list(
      'Added',
      added.map(({ path, title }) => `\`${path}\` ${title}`),
    ),
    ...list(
      'Removed',
      removed.map(
        ({ path, title, redirect }) =>
          `\`${path}\` ${title}${redirect === null ? '' : `, redirects to \`${redirect}\``}`,
      ),
    ),
    ...list(
      'Moved',
      moved.map(
        ({ from, to, redirects }) =>
          `\`${from}\` to \`${to}\`${redirects ? ', with a redirect' : '. **There is no redirect.**'}`,
      ),
    ),
    ...list(
      'Broken for links from elsewhere',
      broken.map((url) => `\`${url}\``),
    ),
    ...searchTable(search),
    ...(changed.length === 0 ? [] : ['### Changed']),
    ...changed.slice(0, mostPages).map(changedPage),
    ...(changed.length > mostPages ? [`And ${counted(changed.length - mostPages, 'more page')}.`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

const list = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`### ${title}`, items.map((item) => `- ${item}`).join('\n')]

function searchTable(search: SiteDiff['search']): readonly string[] {
  if (search.length === 0) return []
  const rank = (place: number | null) => (place === null ? 'not found' : String(place))
  const rows = search.map(
    ({ query, page, top, before, after, isExpected }) =>
      `| ${query} | \`${page}\` | ${top} | ${rank(before)} | ${rank(after)}${isExpected ? '' : ' ⚠️'} |`,
  )
  return [
    '### Search',
    [
      '| Query | Page | Expected in the first | Before | Now |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ]
}

function changedPage({ path, title, text, metadata, weight }: ChangedPage): string {
  const facts = [
    ...metadata.map(({ name, before, after }) => `- ${name}: ${before ?? 'none'} → ${after ?? 'none'}`),
    ...(weight ? [`- weight: ${kilobytes(weight.before)} → ${kilobytes(weight.after)}`] : []),
  ]
  const shown = hunks(text ?? [])
  const lines = shown.slice(0, mostLines).map((line) => (line === null ? '…' : line.join('')))
  const count = (mark: string) => (text ?? []).filter(([own]) => own === mark).length
  const left = shown.length > mostLines ? '\n… more lines' : ''
  // A fence that is longer than those in the text.
  const fence = '`'.repeat(Math.max(3, ...lines.map((line) => (/`{3,}/.exec(line)?.[0].length ?? 0) + 1)))
  return [
    `<details><summary><code>${path}</code> ${title.replace(/[<&]/g, escaped)}${text ? ` (+${count('+')} −${count('-')} lines)` : ''}</summary>`,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(text ? [`${fence}diff\n${lines.join('\n')}${left}\n${fence}`] : []),
    '</details>',
  ].join('\n\n')
}

const escaped = (sign: string): string => (sign === '<' ? '&lt;' : '&amp;')

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`
