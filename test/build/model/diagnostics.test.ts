// Effects of the severities of problems.
import { expect, it } from 'vitest'
import { hasErrors, type Problem, preventsWriting } from '../../../build/model/diagnostics.ts'

const problem = (severity: Problem['severity'], code: Problem['code'] = 'brokenLink'): Problem => ({
  code,
  severity,
  file: null,
  line: 0,
  column: 0,
  message: '',
  hint: null,
})

it('one error among warnings is enough to fail', () => {
  expect(hasErrors([])).toBe(false)
  expect(hasErrors([problem('warning')])).toBe(false)
  expect(hasErrors([problem('warning'), problem('error'), problem('warning')])).toBe(true)
})

it('a site with a page that failed can be written, one with another error cannot', () => {
  expect(preventsWriting([problem('error', 'pageFailed'), problem('warning')])).toBe(false)
  expect(preventsWriting([problem('error', 'pageFailed'), problem('error')])).toBe(true)
})
