// A folder where an included file is expected: reported with its page.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('is reported with the page and the line', async () => {
  mkdirSync(join(root, 'folder/x.md'), { recursive: true })
  writeFile(root, 'docs/a.md', '# A\n\n```txt file=../folder\n```\n')
  writeFile(root, 'docs/b.mdx', 'import X from "../folder/x.md"\n\n# B\n\n<X />\n')
  const said = problemText((await runCommand(['check', root])).stderr)
  expect(said).toMatch(
    /docs\/a\.md:3:\d+ {2}\w+ {2}missingInclude {2}\.\.\/folder is a folder, so it cannot be included\./,
  )
  expect(said).toMatch(/docs\/b\.mdx:5:\d+ {2}\w+ {2}missingInclude {2}\.\.\/folder\/x\.md is a folder/)
  expect(said).not.toMatch(/EISDIR|The build stopped/)
})

it('a region that the file does not have is reported with the name that is meant', async () => {
  writeFile(root, 'src/a.js', '// #region setup\nconst a = 1\n// #endregion\n')
  writeFile(
    root,
    'docs/a.md',
    '# A\n\n```js file=../src/a.js#setpu\n```\n\n```js file=../src/a.js#setup\n```\n',
  )
  const { stderr } = await runCommand(['check', root])
  expect(problemText(stderr)).toMatch(
    /docs\/a\.md:3:\d+ {2}error {2}missingInclude {2}src\/a\.js has no region "setpu"\./,
  )
  expect(stderr).toContain('Did you mean setup?')
  expect(stderr).toContain('1 error')
})

it('lines that the file does not have are reported', async () => {
  writeFile(root, 'src/a.js', 'const a = 1\n\nconst b = 2\n')
  const blocks = ['L3', 'L1-L9', 'L4', 'L7-L9', 'L3-L1'].map(
    (place) => `\`\`\`js file=../src/a.js#${place}\n\`\`\`\n`,
  )
  writeFile(root, 'docs/a.md', `# A\n\n${blocks.join('\n')}`)
  const { stderr } = await runCommand(['check', root])
  const said = problemText(stderr)
  expect(said).toMatch(/docs\/a\.md:9:\d+ {2}error {2}missingInclude {2}src\/a\.js has no text in line 4\./)
  expect(said).toMatch(/docs\/a\.md:12:\d+ .*src\/a\.js has no text in lines 7 to 9\./)
  expect(said).toMatch(/docs\/a\.md:15:\d+ .*src\/a\.js has no text in lines 3 to 1\./)
  expect(said).toContain('Name lines between 1 and 3')
  expect(said).toContain('3 errors')
})
