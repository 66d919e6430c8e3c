// What the bundler's messages about tags of JSX become.
import { type BuildFailure, transform } from 'esbuild'
import { expect, it } from 'vitest'
import { addRepairs, noRepairs } from '../../../build/bundle/repair/repairs.ts'

async function failureOf(code: string) {
  const error = await transform(code, {
    loader: 'tsx',
    logLevel: 'silent',
    sourcefile: 'site/pages/a.tsx',
  }).then(
    () => null,
    (failure: BuildFailure) => failure,
  )
  const repairs = noRepairs('')
  expect(addRepairs(error?.errors ?? [], repairs)).toBe(true)
  const { line, column, message, hint } = repairs.files.get('site/pages/a.tsx') ?? {}
  return { line, column, message, hint }
}

it('a tag that is never closed is named where it opens', async () => {
  expect(await failureOf('export default () => {\n  return <div>\n    <b>x</b>\n}')).toEqual({
    line: 2,
    column: 10,
    message: '<div> is never closed.',
    hint: 'Add </div>, or write <div />.',
  })
})

it('columns count as editors do, not bytes', async () => {
  const place = await failureOf('export default () => {\n  return "für", <div>\n}')
  expect(place).toMatchObject({ line: 2, column: 17 })
})

it('a tag that another one closes is named, not what follows from it', async () => {
  expect(await failureOf('export default () => {\n  return <div>\n    <b>x\n  </div>\n}')).toEqual({
    line: 4,
    column: 5,
    message: '</div> does not match <b> in line 3.',
    hint: 'Add </b> before it, or remove it.',
  })
})
