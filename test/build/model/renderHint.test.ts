// Messages about errors of components.
import { expect, it } from 'vitest'
import { renderHint } from '../../../build/model/renderHint.ts'

it('names where a global variable of browsers can be read, and says nothing about others', () => {
  expect(renderHint('window is not defined')).toContain('Read window in useEffect')
  expect(renderHint('localStorage is not defined')).toContain('<BrowserOnly>')
  expect(renderHint('windows is not defined')).toBe(null)
  expect(renderHint('Cannot read properties of undefined')).toBe(null)
})
