// Rules of markdown-it that a feature extends.
import createParser from 'markdown-it'
import { expect, it } from 'vitest'
import { wrapRule } from '../../../build/markdown/wrapRule.ts'

it('calls the original rule at the same position in the chain', () => {
  const md = new createParser()
  const seen: string[] = []
  wrapRule(md.inline.ruler, 'link', (original) => (state, silent) => {
    const done = original(state, silent)
    if (done) seen.push(state.src)
    return done
  })
  wrapRule(md.inline.ruler, 'link', (original) => (state, silent) => original(state, silent))
  expect(md.render('a [b](c) *d*')).toBe('<p>a <a href="c">b</a> <em>d</em></p>\n')
  expect(seen).toEqual(['a [b](c) *d*'])
})

it('reports an unknown rule', () => {
  const md = new createParser()
  md.disable('link')
  const wrap = (name: string) => () => wrapRule(md.inline.ruler, name, (original) => original)
  expect(wrap('link')).toThrow('markdown-it has no active rule "link".')
})
