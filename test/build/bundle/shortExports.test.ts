// Scripts of the theme export their own names, and it is known where each name is.
import { expect, it } from 'vitest'
import { shortExports } from '../../../build/bundle/prebuilt/shortExports.ts'

const files = new Map([
  ['assets/chunks/A.js', 'var x=1,y$=2,z=3;export{x as a,y$ as b,z as c};\n/*! License */'],
  ['assets/chunks/B.js', 'import{a as q,c}from"./A.js";var r=q+c;export{r as a};'],
  ['assets/client.js', 'import{a}from"./chunks/B.js";import{b as n}from"./chunks/A.js";a(n);'],
  ['assets/theme.js', 'import{a as m,b}from"./chunks/A.js";export{m as m0_first,b as m1_second};'],
  ['assets/client.css', '.a{}'],
])

it('exports own names, which importers use', () => {
  const { files: made } = shortExports(files, 'assets/theme.js')
  expect(made.get('assets/chunks/A.js')).toBe('var x=1,y$=2,z=3;export{x,y$,z};\n/*! License */')
  expect(made.get('assets/chunks/B.js')).toBe('import{x as q,z as c}from"./A.js";var r=q+c;export{r as a};')
  expect(made.get('assets/client.js')).toBe(
    'import{a}from"./chunks/B.js";import{y$ as n}from"./chunks/A.js";a(n);',
  )
  expect(made.get('assets/client.css')).toBe('.a{}')
})

it('finds the places of the names of the entry', () => {
  const { symbols } = shortExports(files, 'assets/theme.js')
  expect(Object.fromEntries(symbols)).toEqual({
    m0_first: { file: 'assets/chunks/A.js', name: 'x' },
    m1_second: { file: 'assets/chunks/A.js', name: 'y$' },
  })
})
