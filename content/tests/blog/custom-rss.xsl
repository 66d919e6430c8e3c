<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/">
    <html lang="en">
      <head>
        <title>Test feed</title>
        <link rel="stylesheet" href="custom-rss.css"/>
      </head>
      <body>
        <h1>The test blog as RSS</h1>
        <ul><xsl:for-each select="rss/channel/item"><li><xsl:value-of select="title"/></li></xsl:for-each></ul>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
