// Code in SVG: what is found in files, and what is removed from drawings that are part of a page.
import { expect, it } from 'vitest'
import { scriptInSvg, withoutScripts } from '../../../build/shared/svg.ts'

it.each([
  ['<svg><script>x</script></svg>', 'a script'],
  ['<svg><svg:script href="x"/></svg>', 'a script'],
  ['<svg onload="x()"/>', 'an event handler'],
  ['<svg><a xlink:href=" javascript:x()">y</a></svg>', 'a link that runs code'],
  ['<svg><text>one = 1, on a = b</text></svg>', null],
  ['<svg><!-- <script> --><style><![CDATA[ <script> ]]></style></svg>', null],
  ['<svg a=">" onload="x()"/>', 'an event handler'],
  ['<svg><path\nonclick = "x()"/></svg>', 'an event handler'],
  ['<svg><a href="java&#115;cript:x()">y</a></svg>', 'a link that runs code'],
  ['<svg><a href="&#x6A;avascript&colon;x()">y</a></svg>', 'a link that runs code'],
  ['<svg><a href="java\tscript:x()">y</a></svg>', 'a link that runs code'],
  ['<svg><a><set attributeName="href" to="javascript:x()"/></a></svg>', 'a link that runs code'],
  ['<svg><a><animate attributeName="href" values="#a;javascript:x()"/></a></svg>', 'a link that runs code'],
  ['<svg><a href="data:text/html,x">y</a></svg>', 'a link that runs code'],
  ['<!DOCTYPE svg [<!ENTITY x "<script>y</script>">]><svg>&x;</svg>', 'an entity that hides code'],
  [
    '<!DOCTYPE svg [<!ENTITY x "java&#115;cript:y()">]><svg><a href="&x;"/></svg>',
    'an entity that hides code',
  ],
  ['<!DOCTYPE svg [<!ENTITY nbsp "&#160;">]><svg><text>a&nbsp;b</text></svg>', null],
  ['<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"/>', null],
  ['<svg><image href="data:image/svg+xml;base64,xx"/><image href="data:image/png;base64,xx"/></svg>', null],
  ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]><svg/>', 'attributes that its DOCTYPE adds'],
  ['<!DOCTYPE svg [<!ATTLIST a xlink:href CDATA "x">]><svg><a/></svg>', 'attributes that its DOCTYPE adds'],
  ['<!DOCTYPE svg [<!ATTLIST svg width CDATA "1">]><svg/>', null],
  ['<svg><use href="data:image/svg+xml,&lt;svg id=\'x\'/&gt;#x"/></svg>', 'a data URL with a drawing'],
  ['<svg><a xml:base="javascript:x();//" href="#y">y</a></svg>', 'a link that runs code'],
  ['<svg><use href="#x"/></svg>', null],
  ['<svg><foreignObject><iframe srcdoc="x"/></foreignObject></svg>', 'another document'],
  ['<svg><handler type="application/ecmascript">x()</handler></svg>', 'another document'],
  [`<svg>${'<a "'.repeat(50_000)}`, null],
  [`<!DOCTYPE svg [${'<!ENTITY a '.repeat(50_000)}`, 'an entity that hides code'],
  [`<!DOCTYPE svg [${'<!ATTLIST '.repeat(50_000)}`, null],
  [`<svg>${'<!--'.repeat(50_000)}`, null],
  [`<svg>${'<a '.repeat(50_000)}`, null],
])('what %.60s runs', (text, found) => {
  expect(scriptInSvg(text)).toBe(found)
})

it.each([
  [
    '<path d="M0 0"/><g id=\'a\'><text>1 &lt; 2</text></g>',
    '<path d="M0 0"/><g id="a"><text>1 &lt; 2</text></g>',
  ],
  ['<script>x()</script><path/>', '<path/>'],
  ['<scr<script>a</script>ipt>x()</script>', '&lt;script>x()'],
  ['<script/><foreignObject><div><script>x</script></div></foreignObject><rect/>', '<rect/>'],
  ['<g onload="x()" ONCLICK=y><a xlink:href="java&#115;cript:x()">y</a></g>', '<g><a>y</a></g>'],
  ['<style>.a > .b { } <img src=x onerror=y></style>', '<style>.a > .b { } <img src="x"></style>'],
  ['<style><![CDATA[ .a { } <script> ]]></style>', '<style> .a { } &lt;script> </style>'],
  ["<text title='\"><script>'>a</text>", '<text title="&quot;><script>">a</text>'],
  ['<script>never closed <path/>', ''],
])('of the drawing %s the page gets what does not run', (text, kept) => {
  const safe = withoutScripts(text)
  expect(safe).toBe(kept)
  expect(withoutScripts(safe)).toBe(safe)
})
