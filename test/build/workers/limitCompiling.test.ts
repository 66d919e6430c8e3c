// Limits change while another thread of V8 compiles. A limit that it reads twice would end the process.
import { execFileSync } from 'node:child_process'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'

/** Functions of a few hundred bytes of code that others inline, while the limits change all the time. */
const program = `
import { limitCompiling } from './limitCompiling.ts'
for (let round = 0; round < 200; round++) {
  const lines = Array.from({ length: 22 }, (_, at) => \`x = (x * \${at + 3} + \${round}) | 0;\`).join('')
  const functions = \`const one = (x) => { \${lines} return x }, two = (x) => { \${lines} return x + 1 };\`
  const sum = \`(most) => { let s = 0; for (let i = 0; i < most; i++) s = (s + one(i) + two(i)) | 0; return s }\`
  const made = new Function(functions + 'return ' + sum)()
  for (let call = 0; call < 400; call++) {
    made(10)
    limitCompiling(call % 3 === 0 ? 0 : 100_000)
  }
}
console.log('finished')
`

test('limits that change while functions are compiled do not end the process', () => {
  const { outputFiles } = buildSync({
    stdin: { contents: program, resolveDir: 'build/workers' },
    bundle: true,
    platform: 'node',
    write: false,
  })
  const script = outputFiles[0]?.text ?? ''
  expect(execFileSync(process.execPath, ['--eval', script], { encoding: 'utf8' })).toBe('finished\n')
})
