// SVG files that code imports as components.
import { expect, it } from 'vitest'
import { readSvg } from '../../../build/bundle/load/svgPlugin.ts'

it('extracts the image from its file, without scripts', () => {
  const text = `<?xml version="1.0"?><!-- <svg> --><svg viewBox="0 0 1 1" class='x' stroke-width="2" onload="f()" xmlns:a="b">
<script>f()</script><path d="M0 0" onclick="f()"/></svg> <!-- </svg> -->`
  expect(readSvg(text, 'p')).toEqual({
    attributes: { viewBox: '0 0 1 1', className: 'x', strokeWidth: '2' },
    inner: '\n<path d="M0 0"/>',
  })
  expect(readSvg('<svg width="1"/>', 'p')).toEqual({ attributes: { width: '1' }, inner: '' })
  expect(['', '<p></p>', '<svg>', '</svg>'].map((one) => readSvg(one, 'p'))).toEqual([null, null, null, null])
})

it('prefixes IDs and classes everywhere in the image', () => {
  const inner = `<style>.a > #b { fill: url(#b) } .other { color: #abc }</style>
<g id='b' class="a  c"/><use href="#b" xlink:href="#b"/><i href="#else" fill="url(#b)" d="id='b'">.a { id="b"</i>`
  expect(
    readSvg(`<svg>${inner}</svg>`, 'p')?.inner,
  ).toBe(`<style>.p-a > #p-b { fill: url(#p-b) } .other { color: #abc }</style>
<g id="p-b" class="p-a p-c"/><use href="#p-b" xlink:href="#p-b"/><i href="#else" fill="url(#p-b)" d="id='b'">.a { id="b"</i>`)
})
