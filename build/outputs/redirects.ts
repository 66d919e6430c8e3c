// Redirects for hosts that only have files, and as a list for hosts that read `_redirects`.
import type { Redirect } from '../model/site.ts'
import { escapeHtml } from '../shared/escape.ts'
import { hrefOf, type OutputPath, outputPath, type RoutePath } from '../shared/paths.ts'

/** One text on all these pages, so that a security policy can name it by one hash. Query and hash of the visitor go along unless the target has its own. */
export const redirectScript =
  'var t=document.querySelector("meta[data-to]").getAttribute("data-to");location.replace(/[?#]/.test(t)?t:t+location.search+location.hash)'

/** Nothing but the script, named by its hash. */
export const redirectPolicy = (script: string): string =>
  `default-src 'none'; script-src '${script}'; base-uri 'none'; form-action 'none'`

export const redirectOutput = ({ from }: Redirect): OutputPath => outputPath(`${from}index.html`)

/** `url` is the site's origin, for the canonical address; `policy` the page's security policy, or null. */
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

/** `_redirects`, as Netlify and Cloudflare Pages read it. Addresses below a deep route get its page without leaving. */
export function redirectList(
  redirects: readonly Redirect[],
  deepRoutes: readonly RoutePath[],
  baseUrl: string,
): string {
  const moved = redirects.map(({ from, to }) => `${hrefOf(from, baseUrl).replace(/\/$/, '')} ${to} 301\n`)
  const below = deepRoutes.map(
    (path) => `${hrefOf(path, baseUrl).replace(/\/$/, '')}/* ${hrefOf(path, baseUrl)} 200\n`,
  )
  return [...moved, ...below].join('')
}
