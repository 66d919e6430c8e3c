import { expect, it } from 'vitest'
import { slugProblem } from '../../../build/shared/slug.ts'
import { memorySite } from '../../support/memorySite.ts'

it.each(['/CON', '/a/nul.txt/b', '/com1', '/.git/x', '/a.', '/a /b', '/a:b', '/a|b'])(
  'refuses %s',
  (slug) => {
    expect(slugProblem(slug)).not.toBeNull()
  },
)

it.each(['/console', '/a/auxiliary', '/.github', '/v1.2', '/a.b/c', '/gitignore'])('takes %s', (slug) => {
  expect(slugProblem(slug)).toBeNull()
})

it('refuses permalinks and file names that no disk holds', () => {
  const { problems } = memorySite({
    'docs/a.md': '---\ntags: [{ label: X, permalink: "/javascript:alert(1)" }]\n---\n\n# A\n',
    'docs/aux.md': '# B\n',
  })
  expect(problems.map(({ code, message }) => `${code} ${message}`).sort()).toEqual([
    'invalidSlug The URL /docs/tags/javascript:alert(1)/ has one of the characters : | *, which Windows does not allow in names.',
    'invalidSlug The slug "/aux" has a name that Windows reserves for devices.',
  ])
})

it('resolves dots in links as browsers do', () => {
  const { problems } = memorySite({ 'docs/a.md': '# A\n\n[a](/./docs/a/) [b](/docs/../docs/a)\n' })
  expect(problems).toEqual([])
})
