// `llms.txt`: `llms-txt-exists`, `-valid`, `-size`, `-links-resolve`, `-links-markdown`, `-coverage`, and the
// directives on pages, which name it. The build's own list is right; a file of the site, or options, can be
// wrong.
import { type AgentSite, type AgentSiteRule, pageLimits, thousands } from './agentRule.ts'

const options = 'Remove llms and noIndex from the configuration.'
const ownFile = 'Mend the file in the static folder, or remove it: Troodon then writes one.'

export const listExists: AgentSiteRule = ({ lists, base }) =>
  lists.length > 0 ? null : { url: `${base}llms.txt`, fails: true, message: 'does not exist.', hint: options }

/** Of a page and its copy: without a list, they name none. */
export const directive: AgentSiteRule = ({ lists, base }) =>
  lists.length > 0
    ? null
    : { url: base, fails: true, message: 'has pages that name no llms.txt.', hint: options }

export const listValid: AgentSiteRule = ({ lists }) => {
  for (const { url, text, links } of lists) {
    const lines = text.split('\n')
    const lacks = [
      lines.find((line) => line.trim() !== '')?.startsWith('# ') ? null : 'no heading at its beginning',
      lines.some((line) => /^\s*> /.test(line)) ? null : 'no summary after ">"',
      lines.filter((line) => /^#{1,6}\s/.test(line)).length > 1 ? null : 'no sections',
      links.length > 0 ? null : 'no links',
    ].filter((one) => one !== null)
    if (lacks.length > 0)
      return { url, fails: links.length === 0, message: `has ${lacks.join(', ')}.`, hint: ownFile }
  }
  return null
}

export const listSize: AgentSiteRule = ({ lists }) => {
  const long = lists.find(({ text }) => text.length > pageLimits.warns)
  return long
    ? {
        url: long.url,
        fails: long.text.length > pageLimits.fails,
        message: `has ${thousands(long.text.length)} characters. Agents read about ${thousands(pageLimits.warns)}.`,
        hint: 'Shorten llms.before, or the file in the static folder.',
      }
    : null
}

/** Links of the first list to this site. */
const ownLinks = ({ lists: [main], base }: AgentSite): readonly string[] =>
  main?.links.filter((href) => href.startsWith(base)) ?? []

export const listLinksResolve: AgentSiteRule = (site) => {
  const links = ownLinks(site)
  const broken = links.filter((href) => !site.hasFile(href))
  const [first] = broken
  if (first === undefined) return null
  const fails = 1 - broken.length / links.length <= 0.9
  return {
    url: site.lists[0]?.url ?? '',
    fails,
    message: `lists ${first}, which does not exist.`,
    hint: ownFile,
  }
}

/** A page counts as Markdown: a host answers with its copy if an agent asks for it. */
export const listLinksMarkdown: AgentSiteRule = (site) => {
  const links = ownLinks(site)
  const pages = new Set(site.pages.map(({ url }) => url))
  const others = links.filter((href) => !/\.(?:mdx?|txt)$/.test(href) && !pages.has(href))
  const [first] = others
  if (first === undefined || others.length / links.length <= 0.1) return null
  const message = `lists ${first}, which has no Markdown.`
  return { url: site.lists[0]?.url ?? '', fails: true, message, hint: 'Link to index.md of each page.' }
}

/** Pages that AFDocs expects in no list. */
const unexpected =
  /^(?:blog|pricing|about|careers?|jobs?|contact|legal|privacy|terms|login|signup|sign-up|sign-in|register|404|500)(?:\/|$)/i

export const listCoverage: AgentSiteRule = ({ lists, pages, inSitemap, base }) => {
  const [main] = lists
  if (!main) return null
  const listed = new Set(lists.flatMap(({ links }) => links))
  const expected = pages.filter(({ url }) => inSitemap.has(url) && !unexpected.test(url.slice(base.length)))
  const missing = expected.filter(({ url, copy }) => !listed.has(url) && !listed.has(copy))
  const percent = Math.floor((1 - missing.length / expected.length) * 100)
  const [first] = missing
  if (!first || percent >= 95) return null
  return {
    url: main.url,
    fails: percent < 80,
    message: `lists ${percent} % of the pages. One of the others is ${first.url}.`,
    hint: 'Change llms.include and llms.exclude, or the file in the static folder.',
  }
}
