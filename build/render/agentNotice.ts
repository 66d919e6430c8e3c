// The first line of every document: it tells programs that read pages where the Markdown is. Browsers and
// screen readers leave it out.
import { llmsHref } from '../model/llmsHref.ts'
import type { Config } from '../model/project.ts'
import { escapeHtml } from '../shared/escape.ts'

/** Empty where the site has no list of pages for language models. */
export function agentNotice(locale: string, config: Config): string {
  const href = llmsHref(locale, config)
  if (href === null) return ''
  const shown = escapeHtml(href)
  const file = config.trailingSlash ? 'index.md' : '/index.md'
  return `<div hidden>For AI agents: add ${file} to the URL of a page to read it as Markdown. All pages are listed in <a href="${shown}">${shown}</a>.</div>`
}
