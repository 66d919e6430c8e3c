// A mistake is reported once, where it is: not with what the page's code does because of it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((made) => {
  root = made
  const markdown = { variables: { site: { product: 'Feeder' }, profiles: { internal: {} } } }
  writeFile(root, 'site.config.json', JSON.stringify({ url: 'https://a.example', markdown }))
  writeFile(root, 'docs/index.md', '# Start\n')
})

const cases: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, expected: string]>> =
  {
    'a variable that no file and no configuration has': [
      { 'docs/a.mdx': '# A\n\n## {{ prodct }}\n\n[up](#feeder)\n' },
      'docs/a.mdx:3:4 unknownVariable',
    ],
    'the marks of a merge in MDX': [
      { 'docs/a.mdx': '# A\n\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n' },
      'docs/a.mdx:3:1 mergeConflict',
    ],
    'a date to publish at': [
      { 'docs/a.md': '---\npublish_at: soon\n---\n\n# A\n' },
      'docs/a.md:2:1 frontMatterType',
    ],
    'a condition with several wrong names': [
      { 'docs/a.md': '# A\n\n:::only{profile="x y"}\n\nb\n\n:::\n' },
      'docs/a.md:3:1 wrongCondition',
    ],
    'a page that shows a part of a circle': [
      {
        'docs/p.mdx': "import A from './_a.mdx'\n\n# P\n\n<A />\n\n{toc.length}\n",
        'docs/_a.mdx': "import B from './_b.mdx'\n\n<B />\n",
        'docs/_b.mdx': "import A from './_a.mdx'\n\n<A />\n",
      },
      'docs/_b.mdx:3:1 includeCycle',
    ],
  }

it.each(Object.keys(cases))('%s', async (name) => {
  const [files, expected] = cases[name] as (typeof cases)[string]
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const { status, stdout } = await runCommand(['build', root, '--json'])
  for (const path of Object.keys(files)) rmSync(join(root, path))
  const { problems } = JSON.parse(stdout) as {
    problems: readonly { file: string; line: number; column: number; code: string }[]
  }
  expect(problems.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
    expected,
  ])
  expect(status).toBe(1)
})
