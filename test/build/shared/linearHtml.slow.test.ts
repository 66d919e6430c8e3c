// HTML of twice the size takes about twice the steps to read, whatever it consists of.
import { beforeAll, describe, expect, it } from 'vitest'
import { type Counted, countedEngine } from '../../support/steps/countSteps.ts'

let counted: Counted
beforeAll(async () => {
  counted = await countedEngine()
})

const size = 40_000

/** How many times the steps of half as much. */
function growth(piece: string, read: (html: string) => unknown): number {
  const [whole, half] = [piece.repeat(size / piece.length), piece.repeat(size / piece.length / 2)]
  return counted.stepsOf(() => read(whole)) / counted.stepsOf(() => read(half))
}

describe('twice the steps for twice as many', () => {
  it.each([
    ...['<', '<a', '<a ', '<a b="', '<a b=\'" ', '<a {', '<a {<a {}<', '<!--', '<!', '<?', '<![CDATA['],
    ...['<script>', '<script></script>', '</script', '<title><', '<a b=" <a c=\' ', '<a b={`', ' '],
  ])('tokens of %j', (piece) => {
    for (const options of [{}, { xml: true }, { expressions: true }]) {
      const read = (html: string) => [...counted.engine.htmlTokens(html, options)]
      expect(growth(piece, read)).toBeLessThan(2.3)
    }
  })

  it.each(['<button>', '<div aria-hidden="true">', '<h2>', '<a ', '<!--', '"'])('words of %j', (piece) => {
    expect(growth(piece, counted.engine.textInHtml)).toBeLessThan(2.3)
  })

  it.each(['<!--', '<script></script>', '<a {', '<a {}<'])('a page of %j', (piece) => {
    const read = (html: string) => counted.engine.parser.page(`<div>${html}`, 'md')
    expect(growth(piece, read)).toBeLessThan(2.3)
  })
})
