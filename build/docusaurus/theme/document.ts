// The HTML document around a page that a theme for Docusaurus shows.

import type { ThemeLocale } from '../../model/themePage.ts'
import { escapeHtml, escapeJson } from '../../shared/escape.ts'
import { hrefOf, type OutputPath } from '../../shared/paths.ts'

/** A page as the server's script renders it. */
export interface RenderedPage {
  readonly html: string
  readonly head: readonly string[]
  readonly htmlAttributes: string
  readonly bodyAttributes: string
  readonly links: readonly string[]
  readonly anchors: readonly string[]
}

/** The data of the site comes first: the code of the theme reads it. */
export function filesOfTheme(style: string, data: string, script: string): string {
  const [sheet, first, second] = [style, data, script].map(escapeHtml)
  return `<link rel="stylesheet" href="${sheet}">\n<script src="${first}" defer></script>\n<script type="module" src="${second}"></script>`
}

/** `texts` are those that the page shows, with their hashes. */
export function documentOf(
  {
    html,
    head,
    htmlAttributes,
    bodyAttributes,
    markdown,
  }: RenderedPage & { readonly markdown: OutputPath | null },
  texts: Readonly<Record<string, string>>,
  { tags, files, site }: ThemeLocale,
): string {
  const { noIndex } = site.config as { readonly noIndex?: boolean }
  const { docusaurusVersion } = site.siteMetadata as { readonly docusaurusVersion: string }
  const loaded = Object.entries(texts).map(
    ([name, hash]) =>
      `<link rel="preload" as="fetch" crossorigin href="${site.assetBase}assets/data/${name}.json?${hash}">`,
  )
  return [
    `<!doctype html>\n<html ${htmlAttributes}>\n<head>\n<meta charset="UTF-8">\n<meta name="generator" content="Docusaurus v${docusaurusVersion}">`,
    ...head.filter(Boolean),
    ...(noIndex && !head.some((one) => one.includes('name="robots"'))
      ? ['<meta name="robots" content="noindex, nofollow">']
      : []),
    tags.head,
    ...(markdown === null
      ? []
      : [
          `<link rel="alternate" type="text/markdown" href="${escapeHtml(hrefOf(`/${markdown}`, site.assetBase))}">`,
        ]),
    files,
    ...loaded,
    `<script>__texts=${escapeJson(JSON.stringify(texts))}</script>`,
    `</head>\n<body ${bodyAttributes}>`,
    tags.before,
    `<div id="__docusaurus">${html}</div>`,
    tags.after,
    '</body>\n</html>\n',
  ]
    .filter((part) => part !== '')
    .join('\n')
}
