// `markdown.defaultCodeLanguage`: the language of code blocks that name none.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const blocks = `# A

\`\`\`
const fence = 1
\`\`\`

    const indented = 2

\`\`\`text
const text = 3
\`\`\`
`

it('colors fences and indented code without a language', async () => {
  writeFile(root, 'docs/a.md', blocks)
  const built = async () => {
    await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
    const page = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
    return ['fence', 'indented', 'text'].map((name) =>
      new RegExp(`<span class="hljs-keyword">const</span> ${name} =`).test(page),
    )
  }
  expect(await built()).toEqual([false, false, false])
  writeFile(root, 'site.config.json', '{ "markdown": { "defaultCodeLanguage": "js" } }')
  expect(await built()).toEqual([true, true, false])
})
