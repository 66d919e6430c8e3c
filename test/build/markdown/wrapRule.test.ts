import createParser from 'markdown-it'
import { expect, it } from 'vitest'
import { wrapRule } from '../../../build/markdown/wrapRule.ts'

it('calls the rule that it replaces, at the same place in the chain', () => {
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

it('names a rule that is not there', () => {
  const md = new createParser()
  md.disable('link')
  const wrap = (name: string) => () => wrapRule(md.inline.ruler, name, (original) => original)
  expect(wrap('link')).toThrow('markdown-it has no active rule "link".')
})
