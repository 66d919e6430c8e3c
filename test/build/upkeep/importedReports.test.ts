// Reports of other tools in the list of problems.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { importedReports } from '../../../build/upkeep/imported/importedReports.ts'
import type { UpkeepSite } from '../../../build/upkeep/upkeep.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const found = async (...reports: readonly string[]) => {
  const project = { root, configFile: null, config: { importedReports: reports } }
  const problems = await importedReports({ project } as unknown as UpkeepSite)
  return problems.map(({ file, line, column, severity, code, message, hint }) =>
    [`${file}:${line}:${column}`, severity, code, message, hint].join(' '),
  )
}

it('reads those of Vale and cspell', async () => {
  const vale = (severity: string) => ({
    ...{
      Check: 'Vale.Spelling',
      Description: '',
      Line: 3,
      Link: '',
      Match: 'otterz',
      Message: "Did you really mean 'otterz'?",
    },
    ...{ Severity: severity, Span: [5, 10] },
  })
  const file = join(root, 'docs/b.md')
  writeFileSync(
    join(root, 'vale.json'),
    JSON.stringify({ './docs/a.md': [vale('suggestion')], [file]: [vale('error')] }),
  )
  const issue = {
    uri: pathToFileURL(file).href,
    row: 7,
    col: 9,
    text: 'otterz',
    suggestions: ['otter', 'otters', 'utter', 'over'],
  }
  writeFileSync(join(root, 'cspell.json'), JSON.stringify({ files: [], issues: [issue] }))
  const message = "vale Did you really mean 'otterz'? (Vale.Spelling) "
  expect(await found('vale.json', 'cspell.json')).toEqual([
    `docs/a.md:3:5 hint ${message}`,
    `docs/b.md:3:5 error ${message}`,
    'docs/b.md:7:9 warning cspell Unknown word "otterz". Did you mean otter, otters, utter?',
  ])
})

it('says which report it cannot read', async () => {
  writeFileSync(join(root, 'a.json'), '[]')
  writeFileSync(join(root, 'b.json'), 'no')
  const words = (await found('nope.json', 'a.json', 'b.json')).map((one) => /The report .*?\./.exec(one)?.[0])
  expect(words).toEqual(['The report nope.', 'The report a.', 'The report b.'])
})
