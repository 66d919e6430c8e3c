// Raw HTML that is never closed must not hide the rest of the page.
import { expect, it } from 'vitest'
import { parser } from '../../support/memorySite.ts'

/** The printed text, and the places of the warnings. */
function read(text: string): readonly [html: string, places: readonly string[]] {
  const { body, facts } = parser.page(text, 'auto')
  const html = body.map((part) => (typeof part === 'string' ? part : '')).join('')
  const found = facts.diagnostics.filter(({ code }) => code === 'unclosedHtml')
  return [html, found.map(({ line, column }) => `${line}:${column}`)]
}

it.each([
  ['<title>a\n\nb', '<title>a\n</title>\n<p>b</p>\n', '1:1'],
  ['<style>\n\nb', '<style>\n\nb</style>', '1:1'],
  [
    'a\n\n<iframe src="https://x.test">\n\nb',
    '<p>a</p>\n<iframe src="https://x.test">\n</iframe>\n<p>b</p>\n',
    '3:1',
  ],
  ['a <textarea> b **c**', '<p>a <textarea></textarea> b <strong>c</strong></p>\n', '1:3'],
  ['a\n\n<!-- b\n\nc', '<p>a</p>\n<!-- b\n\nc -->', '3:1'],
  ['<![CDATA[ b\n\nc', '<![CDATA[ b\n\nc>', '1:1'],
  ['<?php\n\nc', '<?php\n\nc>', '1:1'],
  ['> <!-- b\n\nc', '<blockquote>\n<!-- b\n-->\n</blockquote>\n<p>c</p>\n', '1:3'],
  ['<div class="b\n\nc', '<div class="b\n">\n<p>c</p>\n', '1:1'],
  ['<div\n\nc', '<div\n>\n<p>c</p>\n', '1:1'],
  ['<template>\n\nc', '<template>\n</template>\n<p>c</p>\n', '1:1'],
  ['<plaintext>\n\nc', '&lt;plaintext>\n<p>c</p>\n', '1:1'],
  ['<svg><title>a\n\nc', '<p><svg><title></title>a</p>\n<p>c</p>\n', '1:6'],
  ['<textarea>\n<title>\n\nc', '<textarea>\n<title>\n\nc</textarea>', '1:1'],
])('closes %j', (text, html, place) => {
  expect(read(text)).toEqual([html, [place]])
})

it.each([
  '<textarea>a\n\nb <b>c\n\n</textarea>\n\n<!-- a\n\nb -->\n',
  'a <textarea>*b*</textarea> <select><option>a</select>',
  '<video>\n\n<object data="x"></object>\n',
  'a <!-- b\n\nc < d <e and `<title>`',
  '<div title="a > b" data-a=b"c>\n\nd\n\n</div>\n',
  '<script>\nif (a<b && "<!--") c\n</script>\n',
  '<noscript>\n\na\n\n</noscript>\n',
])('does not touch %j', (text) => {
  expect(read(text)[1]).toEqual([])
})

it('closes what is open at the end of an excerpt', () => {
  const { body, facts } = parser.page('<iframe>\n\n<!-- truncate -->\n\n</iframe>\n', 'auto')
  expect(JSON.stringify(body)).toContain('<iframe>\\n</iframe>')
  expect(facts.diagnostics.map(({ code, line }) => [code, line])).toContainEqual(['unclosedHtml', 1])
})

it('reads many in linear time', () => {
  for (const piece of ['<iframe>\n\n', '<!--\n\n', '<div a="\n\n', '<textarea>', '<div a=\n', '<select>\n\n'])
    expect(read(piece.repeat(5_000))[1].length).toBeGreaterThan(0)
})
