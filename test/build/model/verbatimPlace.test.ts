// Places of compiled Markdown in its source.
import { expect, it } from 'vitest'
import { verbatimPlace } from '../../../build/model/text/verbatimPlace.ts'

const source = `---
title: T
---

import { Zed } from './parts'

Text with {value.name} and {value.name.first}.

<Chart data={load(null.rows)} />
`

/** `^` marks the place. */
const placeOf = (line: string) => {
  const index = line.indexOf('^')
  const place = verbatimPlace(source, line.replace('^', ''), index)
  return place && `${place.line}:${place.column}`
}

it.each([
  ["import { ^Zed } from './parts';", '5:10'],
  ["import { Zed } from ^'./parts';", '5:21'],
  ['  return <p>{"Text with "}{value.^name} and</p>', '7:18'],
  ['    {value.name.^first}', '7:40'],
  ['  _jsx(Chart, { data: load(null.^rows) })', '9:24'],
  ['  const _provided = ^use(MDXContext)', null],
  ['^', null],
])('%s', (line, place) => {
  expect(placeOf(line)).toBe(place)
})
