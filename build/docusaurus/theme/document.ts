// The HTML document around a page that a theme for Docusaurus shows.

import type { ThemeLocale } from '../../model/themePage.ts'
import { escapeHtml, escapeJson } from '../../shared/escape.ts'
import { hrefOf, type OutputPath } from '../../shared/paths.ts'
import type { FillTemplate, TemplateData } from './siteTemplate.ts'

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

interface DocumentPage extends RenderedPage {
  readonly markdown: OutputPath | null
  /** The texts that the page shows, with their hashes. */
  readonly texts: Readonly<Record<string, string>>
}

/** `fill`: the template of the site, where it has one. */
export function documentOf(page: DocumentPage, theme: ThemeLocale, fill: FillTemplate | null): string {
  const { config, siteMetadata } = theme.site
  const { noIndex = false } = config as { readonly noIndex?: boolean }
  const { docusaurusVersion: version } = siteMetadata as { readonly docusaurusVersion: string }
  const loading = loadingOf(page, theme)
  if (!fill) return usualDocument(page, loading, { noIndex, version, tags: theme.tags })
  const { html, head, htmlAttributes, bodyAttributes } = page
  const { head: headTags, before: preBodyTags, after: postBodyTags } = theme.tags
  const filled = fill({
    ...{
      appHtml: html,
      htmlAttributes,
      bodyAttributes,
      headTags,
      preBodyTags,
      postBodyTags,
      noIndex,
      version,
    },
    ...{ baseUrl: String(config['baseUrl']), metaAttributes: head.filter(Boolean) },
    ...{ scripts: [], stylesheets: [] },
  })
  return `${filled.replace(/<\/head\s*>/i, (end) => `${loading.join('\n')}\n${end}`)}\n`
}

/** What the head of a page has for Troodon: its Markdown, and all that loads code, style sheets and texts. */
function loadingOf({ markdown, texts }: DocumentPage, { files, site }: ThemeLocale): readonly string[] {
  const loaded = Object.entries(texts).map(
    ([name, hash]) =>
      `<link rel="preload" as="fetch" crossorigin href="${site.assetBase}assets/data/${name}.json?${hash}">`,
  )
  return [
    ...(markdown === null
      ? []
      : [
          `<link rel="alternate" type="text/markdown" href="${escapeHtml(hrefOf(`/${markdown}`, site.assetBase))}">`,
        ]),
    files,
    ...loaded,
    `<script>__texts=${escapeJson(JSON.stringify(texts))}</script>`,
  ]
}

function usualDocument(
  { html, head, htmlAttributes, bodyAttributes }: RenderedPage,
  loading: readonly string[],
  { noIndex, version, tags }: Pick<ThemeLocale, 'tags'> & Pick<TemplateData, 'noIndex' | 'version'>,
): string {
  return [
    `<!doctype html>\n<html ${htmlAttributes}>\n<head>\n<meta charset="UTF-8">\n<meta name="generator" content="Docusaurus v${version}">`,
    ...head.filter(Boolean),
    ...(noIndex && !head.some((one) => one.includes('name="robots"'))
      ? ['<meta name="robots" content="noindex, nofollow">']
      : []),
    tags.head,
    ...loading,
    `</head>\n<body ${bodyAttributes}>`,
    tags.before,
    `<div id="__docusaurus">${html}</div>`,
    tags.after,
    '</body>\n</html>\n',
  ]
    .filter((part) => part !== '')
    .join('\n')
}
