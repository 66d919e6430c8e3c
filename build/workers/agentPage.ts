// A rendered page as the checks for agents look at it.
import { htmlToMarkdown } from '../render/twin/htmlToMarkdown.ts'
import { absoluteHref, contentOf, mainOf } from '../render/twin/markdownTwin.ts'
import type { AgentPage } from '../rules/agents/agentRule.ts'

/** `site` is the URL of the site without a slash at its end, `url` that of the page. */
export function agentPage(html: string, copy: string, [site, url]: readonly [string, string]): AgentPage {
  const absolute = (href: string) => absoluteHref(href, site, url)
  return {
    ...{ html, copy },
    converted: htmlToMarkdown(html, absolute),
    content: htmlToMarkdown(contentOf(html) || mainOf(html), absolute),
  }
}
