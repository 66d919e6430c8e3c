// HTML as plain text, and what it needs of a security policy.
import { expect, it } from 'vitest'
import { plainText } from '../../../build/shared/plainText.ts'
import { isPlain, policyFacts } from '../../../build/shared/policyFacts.ts'

it.each([
  ['Plain', 'Plain'],
  ['Use <code>a &lt; b</code> &amp; <em title=">">c</em>', 'Use a < b & c'],
  ['a < b', 'a < b'],
])('%s as text', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it('finds what a security policy must allow', () => {
  const facts = (html: string) => ({ plain: isPlain(html), ...policyFacts(html) })
  const none = { styles: [], draws: false, evaluates: false, runs: false, blocks: false }
  expect(facts('<p class="style" title="a">style</p>')).toEqual({ plain: true, ...none })
  expect(facts('<p>style="a" data-mermaid data-live</p>')).toEqual({ plain: false, ...none })
  expect(facts("<style>a{}</style><p style=\"b:'&quot;'\"></p><i\nstyle='c'></i>")).toEqual({
    ...{ plain: false, ...none },
    styles: [`b:'"'`, 'c', 'a{}'],
  })
  expect(facts('<figure data-mermaid></figure><div data-live></div>')).toMatchObject({
    draws: true,
    evaluates: true,
  })
  expect(facts('<script type="application/json">{}</script>').runs).toBe(false)
  expect(facts('<SCRIPT>a</SCRIPT><script>a</script>').runs).toBe(true)
})
