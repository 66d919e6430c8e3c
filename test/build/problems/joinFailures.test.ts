// Pages that fail in the same way are one problem.
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../../build/model/diagnostics.ts'
import { joinFailures } from '../../../build/problems/joinFailures.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

const failure = (page: string, reason: string, line = 3): Diagnostic => ({
  code: 'pageFailed',
  file: sourcePath('src/theme/Root.js'),
  line,
  column: 1,
  message: `The page ${page}/index.html cannot be rendered: ${reason}`,
  hint: null,
})

const messages = (all: readonly Diagnostic[]) => joinFailures(all).map(({ message }) => message)

it('joins those with one reason at one place, and names the first three', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((page) => failure(page, 'no root'))
  expect(messages([...pages, failure('f', 'other'), failure('g', 'no root', 4)])).toEqual([
    '5 pages cannot be rendered: no root (a/index.html, b/index.html, c/index.html and 2 more)',
    'The page f/index.html cannot be rendered: other',
    'The page g/index.html cannot be rendered: no root',
  ])
})

it('leaves two pages and other problems as they are', () => {
  const two = [failure('a', 'no root'), failure('b', 'no root')]
  const link: Diagnostic = { ...failure('a', 'x'), code: 'brokenLink', message: 'x leads nowhere.' }
  expect(joinFailures([...two, link, link, link])).toEqual([...two, link, link, link])
})
