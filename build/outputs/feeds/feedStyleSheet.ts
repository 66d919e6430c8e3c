// The style sheet that shows a feed to people, for sites that have none of their own.
import { hashOf } from '../../io/hash.ts'
import { hrefOf, type OutputPath, outputPath } from '../../shared/paths.ts'

interface SheetFile {
  readonly path: OutputPath
  readonly text: string
}

/** The style sheet, then its CSS. Both formats of XML feeds share them. */
export function feedSheetFiles(baseUrl: string): readonly [sheet: SheetFile, css: SheetFile] {
  const rules = hashed('css', css)
  return [hashed('xsl', styleSheet.replace('feed.css', hrefOf(`/${rules.path}`, baseUrl))), rules]
}

const hashed = (ending: string, text: string): SheetFile => ({
  path: outputPath(`assets/feed.${hashOf(text).slice(0, 8)}.${ending}`),
  text,
})

const css = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
.hint { padding: 0.6rem 1rem; border-inline-start: 4px solid #2e8555; background: color-mix(in srgb, #2e8555 12%, transparent); }
ul { padding: 0; list-style: none; }
li { margin: 1.5rem 0; }
a { font-size: 1.15rem; font-weight: 600; }
time { display: block; font-size: 0.9rem; opacity: 0.75; }
p { margin: 0.3rem 0; }
`

const styleSheet = `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/">
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></title>
        <link rel="stylesheet" href="feed.css"/>
      </head>
      <body>
        <main>
          <p class="hint">This is a feed. Paste its address into a feed reader to follow it.</p>
          <h1><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></h1>
          <p><xsl:value-of select="rss/channel/description | atom:feed/atom:subtitle"/></p>
          <ul>
            <xsl:apply-templates select="rss/channel/item | atom:feed/atom:entry"/>
          </ul>
        </main>
      </body>
    </html>
  </xsl:template>
  <xsl:template match="item">
    <li><a href="{link}"><xsl:value-of select="title"/></a><time><xsl:value-of select="pubDate"/></time><p><xsl:value-of select="description"/></p></li>
  </xsl:template>
  <xsl:template match="atom:entry">
    <li><a href="{atom:link/@href}"><xsl:value-of select="atom:title"/></a><time><xsl:value-of select="atom:updated"/></time><p><xsl:value-of select="atom:summary"/></p></li>
  </xsl:template>
</xsl:stylesheet>
`
