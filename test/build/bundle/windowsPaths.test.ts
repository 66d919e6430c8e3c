// Messages of esbuild and stack traces as they are on Windows.
import { expect, it } from 'vitest'
import { toDiagnostic } from '../../../build/bundle/bundleTypes.ts'
import { missingStart } from '../../../build/bundle/repair/missingStart.ts'
import { codePlaceOf } from '../../../build/model/codePlace.ts'

const location = {
  file: 'C:\\site\\.cache\\theme\\work\\site\\pages\\index.tsx',
  namespace: 'file',
  line: 1,
  column: 70,
  length: 1,
  lineText: 'import "C:\\\\site\\\\.cache\\\\theme\\\\work\\\\theme\\\\App.tsx";import a from "a"',
  suggestion: '',
}
const message = { id: '', pluginName: '', text: 'It fails', location, notes: [], detail: null }

it('names the file of a message and the column that the author sees', () => {
  const added = location.lineText.indexOf('import a')
  expect(
    toDiagnostic({ ...message, location: { ...location, column: added + 4 } }, 'missingModule'),
  ).toMatchObject({
    file: 'pages/index.tsx',
    line: 1,
    column: 5,
  })
})

it.each([
  [')', 'Write ) there.'],
  ['Install it: npm install sass', 'Install it: npm install sass'],
  ['', null],
])('prints the proposal %j as a sentence', (suggestion, hint) => {
  expect(toDiagnostic({ ...message, location: { ...location, suggestion } }, 'bundleFailed').hint).toBe(hint)
})

it('names the key of a style sheet that does not exist', () => {
  const text = 'Could not resolve "C:\\\\site\\\\.cache\\\\theme\\\\work\\\\site\\\\src\\\\a.css"'
  const generated = { ...location, file: 'generated:@generated/client-modules' }
  const config = { customCss: ['./src/a.css'], clientModules: [] } as never
  expect(missingStart({ text, location: generated }, { config, configFile: null })?.message).toBe(
    'customCss is "./src/a.css", but there is no such file.',
  )
})

it('finds the bundled files in a stack trace', () => {
  const error = Object.assign(new Error('x'), {
    stack: `Error: x
    at render (file:///C:/my%20site/.cache/theme/server/pages/a.ABCDEFGH.mjs?1:2:3)
    at file:///d:/site/.cache/theme/server/b.mjs:4:5
    at run (C:\\site\\.cache\\theme\\server\\c.mjs:6:7)
    at file:///site/.cache/theme/server/d.mjs:8:9`,
  })
  expect(codePlaceOf(error)).toEqual({
    file: 'C:/my site/.cache/theme/server/pages/a.ABCDEFGH.mjs',
    line: 2,
    column: 3,
    callers: [
      { file: 'd:/site/.cache/theme/server/b.mjs', line: 4, column: 5 },
      { file: 'C:\\site\\.cache\\theme\\server\\c.mjs', line: 6, column: 7 },
      { file: '/site/.cache/theme/server/d.mjs', line: 8, column: 9 },
    ],
  })
})
