// The theme's cascade layers within that of Docusaurus.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { layerOrder, layerPrefix, withLayerPrefix } from '../../../build/bundle/styles/themeLayers.ts'

it('are at the top, except in Docusaurus sites with the flag for layers', () => {
  expect(layerPrefix({ isDocusaurus: false, cssLayers: true })).toBe('')
  expect(layerPrefix({ isDocusaurus: true, cssLayers: false })).toBe('')
  expect(layerPrefix({ isDocusaurus: true, cssLayers: true })).toBe('docusaurus.')
})

it('get other names in sources and in finished style sheets', () => {
  const css = '@layer a, b;@layer a{p{color:red}}@import "./a.css" layer(b);'
  expect(withLayerPrefix(css, 'own.')).toBe(
    '@layer own.a, own.b;@layer own.a{p{color:red}}@import "./a.css" layer(own.b);',
  )
  expect(withLayerPrefix(css, '')).toBe(css)
})

it('are declared in the order of the theme', () => {
  expect(readFileSync('theme/styles/index.css', 'utf8')).toContain(layerOrder(''))
})
