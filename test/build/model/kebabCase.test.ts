// The part of a URL that a label becomes. The expected values are those of Lodash, which Docusaurus uses.
import { describe, expect, it } from 'vitest'
import { kebabCase } from '../../../build/model/text/kebabCase.ts'

describe('the part of a URL', () => {
  it.each([
    ['JMarcey', 'j-marcey'],
    ['lex111', 'lex-111'],
    ['Josh-Cena', 'josh-cena'],
    ['i18n', 'i-18-n'],
    ['HTMLElement', 'html-element'],
    ['C++ & C#', 'c-c'],
    ['1st Release', '1st-release'],
    ["What's New", 'whats-new'],
    ['Crème brûlée', 'creme-brulee'],
    ['Große Straße', 'grosse-strasse'],
    ['Œuvre', 'oeuvre'],
    ['Łódź', 'lodz'],
    ['Tiếng Việt', 'tiếng-việt'],
    ['Обновление 2', 'обновление-2'],
    ['日本語 タグ', '日本語-タグ'],
    ['party 🎉👩‍💻', 'party-🎉-👩‍💻'],
  ])('of %s is %s', (label, part) => {
    expect(kebabCase(label)).toBe(part)
  })
})
