// Converts the Prism themes in a configuration for Docusaurus.
import { describe, expect, it } from 'vitest'
import { prismColors } from '../../../../build/docusaurus/config/convert/prismColors.ts'

describe('themes of Prism', () => {
  const theme = {
    plain: { color: '#f8f8f2', backgroundColor: '#282a36' },
    styles: [
      { types: ['comment', 'prolog'], style: { color: 'gray', fontStyle: 'italic' } },
      { types: ['string'], style: { color: 'rgb(1, 2, 3)' } },
      { types: ['constant'], style: { color: 'teal' } },
      { types: ['function', 'tag'], style: { color: 'blue' } },
      { types: ['tag'], style: { color: 'navy' } },
      { types: ['keyword'], style: { fontStyle: 'italic' } },
      { types: ['inserted'], style: { color: 'green' } },
      { types: ['attr-name'], style: { color: 'lime' }, languages: ['markup'] },
    ],
  }
  const colors = {
    background: '#282a36',
    text: '#f8f8f2',
    comment: 'gray',
    keyword: '#f8f8f2',
    string: 'rgb(1, 2, 3)',
    number: 'teal',
    title: 'blue',
    addition: 'green',
    deletion: 'navy',
  }
  it('become colors of code, those of the light mode in both if there are no others', () => {
    expect(prismColors({ theme })).toEqual({ light: colors, dark: colors })
    expect(prismColors({ theme, darkTheme: { plain: { color: '#fff' } } })).toEqual({
      light: colors,
      dark: { text: '#fff' },
    })
    expect(prismColors({ darkTheme: theme })).toEqual({
      light: expect.objectContaining({ background: '#292d3e', text: '#bfc7d5', string: '#c3e88d' }),
      dark: colors,
    })
    const byDefault = prismColors({}) as { light: object; dark: object }
    expect(byDefault.dark).toBe(byDefault.light)
  })

  it('without a color that can be used are left out', () => {
    expect(prismColors({ theme: { plain: {} } })).toBeUndefined()
    expect(prismColors({ theme: { plain: { color: 'red}</style>', backgroundColor: 1 } } })).toBeUndefined()
    expect(prismColors({ theme: 'github', darkTheme: null })).toBeUndefined()
  })
})
