// Custom properties of Infima that style sheets of Docusaurus sites name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withThemeProperties } from '../../../build/bundle/styles/themeProperties.ts'
import { themeProperties } from '../../../build/bundle/styles/themePropertyTable.ts'

const added = (css: string) => withThemeProperties(css).slice(css.length)

it('a property that is read gets its value, and those that its value names', () => {
  expect(added('a { color: var(--ifm-color-danger-dark) }')).toContain(
    ':root{--ifm-color-danger-dark:color-mix(in srgb, var(--ifm-color-danger) 90%, #000)}',
  )
  expect(added('a { margin: var(--ifm-heading-font-family) }')).not.toContain('@layer utilities{')
})

it('a property that is set is used by the theme, too', () => {
  const css = added(':root { --ifm-menu-color: red; --ifm-z-index-fixed: 9 }')
  expect(css).toContain('@layer utilities{.menu__link:not(.menu__link--active){color:var(--ifm-menu-color)}}')
  expect(css).toContain('--ifm-z-index-fixed:200')
})

it('colors and sizes of buttons apply to them', () => {
  const css = added(
    '.own { --ifm-color-secondary: pink; --ifm-button-color: red; width: calc(1rem * var(--ifm-button-size-multiplier)) }',
  )
  expect(css).toContain(
    '.button--secondary{color:#1c1e21;border-color:var(--ifm-color-secondary);background:var(',
  )
  expect(css).toContain(
    '.button:not(.button--secondary, .button--outline, .button--link){color:var(--ifm-button-color)}',
  )
  expect(css).toContain('--ifm-button-size-multiplier:1')
})

it('the style sheet with the colors of the site has properties that components name', () => {
  expect(added(':root { --ifm-color-primary: red }')).toContain('--ifm-card-border-radius:')
})

it('links and headings of a section have its colors', () => {
  const css = '.own { --ifm-link-color: white; --ifm-button-color: red; color: white }'
  const added = withThemeProperties(css, { isModule: true }).slice(css.length)
  expect(added).toContain(':global(.main-wrapper) a{color:var(--ifm-link-color)}')
  expect(added).toContain(
    ':global(.main-wrapper) :is(h1,h2,h3,h4,h5,h6){color:var(--ifm-heading-color,inherit)}',
  )
  expect(added).toContain(':global .button:not(')
  // The theme gives it no color of its own, so that it can be inherited.
  const tokens = readFileSync('theme/styles/tokens.css', 'utf8')
  expect(tokens).not.toMatch(/--ifm-heading-color\s*:/)
  expect(withThemeProperties('.own { color: red }', { isModule: true })).toBe('.own { color: red }')
})

it.each(['.own { color: red }', ':root { --ifm-background-color: #fff }', ''])('%s stays as it is', (css) => {
  expect(withThemeProperties(css)).toBe(css)
})

it('uses selectors that the theme has', () => {
  const names = (text: string) => new Set([...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name))
  const files = readdirSync('theme', { recursive: true, encoding: 'utf8' })
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join('theme', file), 'utf8'))
  const ours = names(styles.join('\n'))
  const uses = [...themeProperties.values()].flatMap((property) => property.uses ?? [])
  const unknown = uses.flatMap(([selector]) => [...names(selector)].filter((name) => !ours.has(name)))
  expect(uses.length).toBeGreaterThan(80)
  expect(unknown).toEqual([])
})

it('images of own pages are in line with the text, as in Infima', () => {
  const reset = readFileSync('theme/styles/reset.css', 'utf8')
  expect(reset).toMatch(/:is\(\.hero, \.container\) img \{\s*display: inline-block;/)
})

it('what is added goes to the layers of the theme, also within another layer', () => {
  const css = ':root { --ifm-menu-color: red; --ifm-link-color: blue }'
  const added = withThemeProperties(css, { prefix: 'docusaurus.' }).slice(css.length)
  const names = [...added.matchAll(/@layer ([^{;]+)/g)].map(([, name]) => name)
  expect(names.join(', ').split(', ')).toEqual([
    ...['reset', 'tokens', 'base', 'markdown', 'components', 'utilities', 'tokens', 'base', 'utilities'].map(
      (name) => `docusaurus.${name}`,
    ),
  ])
})
