// A frozen document that shows a file outside of `docs/` loses it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepTargets } from '../../../build/commands/version/keepTargets.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

it('makes paths that leave the folder lead to the same files from the copy', () => {
  const folder = temporaryFolder()
  const root = folder.path
  const text = [
    "import Readme from '../../README.md'",
    '[a](../../README.md#x) [b](./b.md) [c](../other/) ![d](../../img/d.svg)',
    '```js file=../../code.js',
    "import '../../README.md'",
    '```',
    '',
  ].join('\n')
  for (const name of ['README.md', 'img/d.svg', 'code.js']) writeFile(root, name, '')
  const [from, to, draft] = ['docs', 'versioned_docs/version-1', 'versioned_docs/draft'].map((name) =>
    join(root, 'site', name),
  ) as [string, string, string]
  writeFile(from, 'a.md', text)
  writeFile(draft, 'a.md', text)
  keepTargets({ draft, from, to })
  expect(readFileSync(join(draft, 'a.md'), 'utf8').split('\n')).toEqual([
    "import Readme from '../../../README.md'",
    '[a](../../../README.md#x) [b](./b.md) [c](../other/) ![d](../../../img/d.svg)',
    '```js file=../../../code.js',
    "import '../../README.md'",
    '```',
    '',
  ])
  folder.remove()
})

it('does so for imports without an ending, in documents and in modules', () => {
  const folder = temporaryFolder()
  const root = folder.path
  for (const name of ['src/Card.tsx', 'src/list/index.ts', 'other/page.md']) writeFile(root, name, '')
  const [from, to, draft] = ['docs', 'versioned_docs/version-1', 'versioned_docs/draft'].map((name) =>
    join(root, name),
  ) as [string, string, string]
  const names = ['a.mdx', '_parts/Frame.tsx']
  const textAt = (up: string) =>
    [
      `import { Card } from '${up}src/Card'`,
      `import '${up}src/list'`,
      `export const late = () => import("${up}src/Card")`,
      '[a page by its URL](../other/page)',
    ].join('\n')
  for (const [index, name] of names.entries()) {
    const up = '../'.repeat(index + 1)
    writeFile(from, name, textAt(up))
    writeFile(draft, name, textAt(up))
  }
  keepTargets({ draft, from, to })
  for (const [index, name] of names.entries())
    expect(readFileSync(join(draft, name), 'utf8')).toBe(textAt('../'.repeat(index + 2)))
  folder.remove()
})
