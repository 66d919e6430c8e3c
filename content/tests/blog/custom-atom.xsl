<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/">
    <html lang="en">
      <head>
        <title>Test feed</title>
        <link rel="stylesheet" href="custom-atom.css"/>
      </head>
      <body>
        <h1>The test blog as Atom</h1>
        <ul><xsl:for-each select="atom:feed/atom:entry"><li><xsl:value-of select="atom:title"/></li></xsl:for-each></ul>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
