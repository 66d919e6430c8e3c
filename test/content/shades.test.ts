// The color tool of the styling page: shades and contrast.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, defaultShades, rating, readColor, shade } from '../../content/components/shades.ts'

describe('shades', () => {
  it.each([
    ['#2e8555', ['#3cad6e', '#359962', '#33925d', '#2e8555', '#29784c', '#277148', '#205d3b']],
    ['#25c2a0', ['#4fddbf', '#32d8b4', '#29d5b0', '#25c2a0', '#21af90', '#1fa588', '#1a8870']],
  ])('of %s are those of the theme', (color, wanted) => {
    expect(defaultShades.map(({ adjustment }) => shade(color, adjustment))).toEqual(wanted)
  })

  it('are colors and differ from the base color', () => {
    const colors = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colors, fc.double({ min: -1, max: 1, noNaN: true }), (color, adjustment) => {
        expect(shade(color, adjustment)).toMatch(/^#[0-9a-f]{6}$/)
        expect(shade(color, 0)).toBe(color)
      }),
    )
  })

  it('accept short and long colors, with and without #', () => {
    expect([readColor('2e8555'), readColor(' #FFF '), readColor('#12345'), readColor('red')]).toEqual([
      '#2e8555',
      '#ffffff',
      null,
      null,
    ])
  })

  it('have the contrast that WCAG defines', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect([rating(7.1), rating(7), rating(4.5)]).toEqual(['AAA 🏅', 'AA 👍', 'Fail 🔴'])
  })
})
