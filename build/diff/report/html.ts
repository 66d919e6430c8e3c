// The report as one HTML file: pages before and after, side by side.
import { escapeHtml } from '../../shared/escape.ts'
import type { ChangedPage, SiteDiff } from '../compareSites.ts'
import { hunks } from '../diffLines.ts'

export function htmlReport(diff: SiteDiff): string {
  const { base, added, removed, moved, changed, broken, search, pages } = diff
  const code = (text: string) => `<code>${escapeHtml(text)}</code>`
  const rank = (place: number | null) => (place === null ? 'not found' : String(place))
  const sections = [
    list(
      'Added',
      added.map(({ path, title }) => `${code(path)} ${escapeHtml(title)}`),
    ),
    list(
      'Removed',
      removed.map(
        ({ path, title, redirect }) =>
          `${code(path)} ${escapeHtml(title)}${redirect === null ? '' : `, redirects to ${code(redirect)}`}`,
      ),
    ),
    list(
      'Moved',
      moved.map(
        ({ from, to, redirects }) =>
          `${code(from)} to ${code(to)}${redirects ? ', with a redirect' : '. <strong>There is no redirect.</strong>'}`,
      ),
    ),
    list('Broken for links from elsewhere', broken.map(code)),
    list(
      'Search',
      search.map(
        ({ query, page, top, before, after, isExpected }) =>
          `${escapeHtml(query)}: ${code(page)} ${rank(before)} → ${rank(after)}${isExpected ? '' : ` <strong>Expected in the first ${top}.</strong>`}`,
      ),
    ),
    ...changed.map(changedPage),
  ]
  const counts = `${added.length} added, ${removed.length} removed, ${moved.length} moved, ${changed.length} changed, ${pages.unchanged} unchanged`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pages changed since ${escapeHtml(base)}</title>
<style>${styles}</style>
<h1>Pages changed since ${escapeHtml(base)}</h1>
<p>${counts}.</p>
${sections.filter(Boolean).join('\n')}
</html>
`
}

const styles =
  'body{font:16px/1.5 system-ui;margin:2rem auto;max-width:90rem;padding:0 1rem}pre{overflow:auto;background:#f5f5f5;padding:1rem}ins{background:#d7f5dd;text-decoration:none}del{background:#fbdfdf;text-decoration:none}.both{display:grid;grid-template-columns:1fr 1fr;gap:1rem}iframe{width:100%;height:30rem;border:1px solid #ccc}'

const list = (title: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<h2>${title}</h2>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`

function changedPage({ path, title, text, metadata, weight, html }: ChangedPage): string {
  const facts = [
    ...metadata.map(({ name, before, after }) =>
      escapeHtml(`${name}: ${before ?? 'none'} → ${after ?? 'none'}`),
    ),
    ...(weight ? [`weight: ${weight.before} → ${weight.after} bytes`] : []),
  ]
  const lines = hunks(text ?? []).map((line) => (line === null ? '…' : printed(line)))
  return [
    `<h2><code>${escapeHtml(path)}</code> ${escapeHtml(title)}</h2>`,
    ...(facts.length > 0 ? [`<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`] : []),
    ...(text ? [`<pre>${lines.join('\n')}</pre>`] : []),
    ...(text ? [`<div class="both">${frame('Before', html.before)}${frame('Now', html.after)}</div>`] : []),
  ].join('\n')
}

function printed([mark, line]: readonly [string, string]): string {
  const text = escapeHtml(`${mark}${line}`)
  return mark === '+' ? `<ins>${text}</ins>` : mark === '-' ? `<del>${text}</del>` : text
}

/** Nothing in the frame runs, or loads anything from the site. */
const frame = (title: string, html: string): string =>
  `<iframe sandbox title="${title}" srcdoc="${escapeHtml(`<style>body{font:15px/1.5 system-ui}</style>${html}`)}"></iframe>`
