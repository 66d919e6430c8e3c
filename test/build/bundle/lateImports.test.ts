// Imports of style sheets that come after rules.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLateImports, withEarlyImports } from '../../../build/bundle/styles/lateImports.ts'

describe('imports after rules', () => {
  it.each([
    ['p {}\n@import "a.css";\nq {}', '@import "a.css";p {}\n\nq {}'],
    ['p {}\n@import "a.css"', '@import "a.css";p {}\n'],
    [
      '@charset "utf-8";\n@layer a, b;\n:root {}\n@import url(https://a.example/x;y.css) layer(b) supports(display: grid) screen;\n',
      '@charset "utf-8";\n@layer a, b;\n@import url(https://a.example/x;y.css) layer(b) supports(display: grid) screen;:root {}\n\n',
    ],
    ['@layer a {}\n@import "1.css";\n@import "2.css";', '@import "1.css";@import "2.css";@layer a {}\n\n'],
    [
      '/* { */ @font-face { src: url(";") }\n@import\n"a.css";',
      '/* { */ @import\n"a.css";@font-face { src: url(";") }\n\n',
    ],
    ['@tailwind base;\n@import "a.css";', '@import "a.css";@tailwind base;\n'],
  ])('%j', (css, expected) => {
    expect(hasLateImports(css)).toBe(true)
    expect(withEarlyImports(css)).toBe(expected)
    expect(withEarlyImports(expected)).toBe(expected)
  })

  it.each([
    '@import "a.css";\np {}',
    '@charset "utf-8"; /* x */ @import "a.css"; @layer a; @import "b.css"; p {}',
    'p {}\n/* @import "a.css"; */',
    'p { content: "@import" }',
    '@media print { @import "a.css"; }',
    'p {} .x::after { content: "; @import url(a.css);" }',
  ])('leaves %j', (css) => {
    expect(withEarlyImports(css)).toBe(css)
    expect(hasLateImports(css)).toBe(false)
  })

  it('keep all lines of any text', () => {
    const part = fc.constantFrom(
      '@import "a";',
      'p {',
      '}',
      '"',
      "'",
      '/*',
      '*/',
      ';',
      'url(',
      ')',
      '\n',
      '@layer a;',
      'x',
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const css = parts.join('')
        const early = withEarlyImports(css)
        expect(early.split('@import').length).toBe(css.split('@import').length)
        expect(withEarlyImports(early)).toBe(early)
      }),
    )
  })
})
