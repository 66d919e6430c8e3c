// The links that feedback makes for mail programs and for GitHub, and the keys of menus.
import { expect, it } from 'vitest'
import { emailHref, issueHref, type PageFeedback } from '../../../theme/widgets/feedbackTargets.ts'
import { nextEntry } from '../../../theme/widgets/menuKeys.ts'

const feedback: PageFeedback = {
  url: 'https://handbook.example/docs/',
  title: 'Hens & eggs',
  language: 'en',
  helpful: false,
  note: 'What about #3?\nAnd 4 + 5',
  from: 'reader',
}

it('fills in an email and an issue', () => {
  const email = new URL(emailHref('docs@handbook.example', feedback))
  expect([email.pathname, ...email.searchParams.values()]).toEqual([
    'docs@handbook.example',
    '👎 Hens & eggs',
    'What about #3?\nAnd 4 + 5\n\nhttps://handbook.example/docs/',
  ])
  expect(email.href).not.toContain('+')
  const issue = new URL(
    issueHref('https://github.com/keepers/handbook/', { ...feedback, note: '', helpful: true }),
  )
  expect([issue.origin + issue.pathname, ...issue.searchParams.values()]).toEqual([
    'https://github.com/keepers/handbook/issues/new',
    '👍 Hens & eggs',
    'https://handbook.example/docs/',
  ])
})

it('adds no further fields to an email', () => {
  expect(emailHref('a@b.example?bcc=c@d.example', feedback)).toContain(
    'a@b.example%3Fbcc%3Dc%40d.example?subject=',
  )
})

it('moves in a menu', () => {
  const entries = ['Copy', 'View', 'Open', 'Other'].map((textContent) => ({ textContent }))
  const next = (key: string, at: number) => nextEntry(key, at, entries)
  expect([next('ArrowDown', 3), next('ArrowUp', 0), next('Home', 2), next('End', 0)]).toEqual([0, 3, 0, 3])
  expect([next('o', 0), next('o', 2), next('O', 3), next('z', 0), next(' ', 0), next('F5', 0)]).toEqual([
    2,
    3,
    2,
    null,
    null,
    null,
  ])
})
