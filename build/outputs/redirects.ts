// Redirects, as pages for hosts that only serve files, and as a list for hosts that read `_redirects`.
import { sha256 } from '../io/hash.ts'
import { urlOf } from '../model/locales.ts'
import type { Config } from '../model/project.ts'
import { maxRedirectLines, type Redirect } from '../model/site.ts'
import { escapeHtml } from '../shared/escape.ts'
import { hrefOf, type OutputPath, outputPath, type RoutePath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'
import { siteFileText } from './siteFiles.ts'

export function* redirects({
  site,
  files,
  refused,
}: Pick<LinkedSite, 'site' | 'files' | 'refused'>): Generator<TextOutput> {
  const { config, routes, redirects } = site
  const policy = config.contentSecurityPolicy ? redirectPolicy(sha256(redirectScript)) : null
  for (const redirect of redirects)
    yield textOutput(
      redirectOutput(redirect, config),
      redirectPage(redirect, urlOf(redirect.locale, config), policy),
    )
  const deep = routes.filter(({ deep }) => deep).map(({ path }) => path)
  // Hosts use the first line that matches, so the site's own lines come first.
  const own = siteFileText('_redirects', { site, files, refused })
  const list = own + redirectList(redirects, deep, config.baseUrl, own.split('\n').length - 1)
  if (list !== '') yield textOutput(outputPath('_redirects'), list)
}

/**
 * The same script on every such page, so that a security policy can name it by one hash. It keeps the
 * visitor's query and fragment unless the target has its own.
 */
export const redirectScript =
  'var t=document.querySelector("meta[data-to]").getAttribute("data-to");location.replace(/[?#]/.test(t)?t:t+location.search+location.hash)'

/** Allows nothing but the script with this hash. */
const redirectPolicy = (script: string): string =>
  `default-src 'none'; script-src '${script}'; base-uri 'none'; form-action 'none'`

/** `docs/a.html/index.html`, or `docs/a.html.html` where `docs/a.html` is a page and cannot be a folder. */
export const redirectOutput = (
  { from }: Redirect,
  { trailingSlash }: Pick<Config, 'trailingSlash'>,
): OutputPath =>
  outputPath(!trailingSlash && from.endsWith('.html/') ? from.replace(/\/$/, '.html') : `${from}index.html`)

/** `url` is the site's origin, for the canonical URL; `policy` is the page's security policy, or null. */
export function redirectPage({ to }: Redirect, url: string, policy: string | null): string {
  const target = escapeHtml(to)
  const canonical = escapeHtml(/^https?:/i.test(to) ? to : url + to)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${
  policy === null
    ? ''
    : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
`
}<title>Redirecting</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}" data-to="${target}">
<link rel="canonical" href="${canonical}">
<script>${redirectScript}</script>
</head>
<body>
<p><a href="${target}">This page has moved.</a></p>
</body>
</html>
`
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. URLs below a deep route show its page without a
 * redirect. Lines for endings come last, all or none: hosts read a limited number of lines, `given` of which
 * are the site's own. No pattern that all hosts read matches an ending.
 */
export function redirectList(
  redirects: readonly Redirect[],
  deepRoutes: readonly RoutePath[],
  baseUrl: string,
  given = 0,
): string {
  const line = ({ from, to, firstPage }: Redirect) =>
    `${hrefOf(from, baseUrl).replace(/(?<=.)\/$/, '')} ${inOneWord(to)} ${firstPage ? 302 : 301}\n`
  const below = deepRoutes.map(
    (path) => `${hrefOf(path, baseUrl).replace(/\/$/, '')}/* ${hrefOf(path, baseUrl)} 200\n`,
  )
  const endings = redirects.filter(({ isEnding }) => isEnding)
  const others = redirects.filter(({ isEnding }) => !isEnding)
  const fits = given + redirects.length + below.length <= maxRedirectLines
  // Few patterns come before many paths, so that none of them is beyond the limit.
  const moved = others.map(line)
  const first = others.length > maxRedirectLines ? [...below, ...moved] : [...moved, ...below]
  return [...first, ...(fits ? endings.map(line) : [])].join('')
}

/** Spaces divide the words of a line. */
const inOneWord = (to: string): string => to.replace(/\s/g, encodeURIComponent)
