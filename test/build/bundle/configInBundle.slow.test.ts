// When the configuration changes, a bundle that contains a part of it is made again.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('is the title that a component reads, and the code of the search', async () => {
  writeFile(
    root,
    'src/Title.jsx',
    "import config from '@generated/docusaurus.config'\nexport default () => <b>{config.title}</b>\n",
  )
  writeFile(root, 'docs/a.mdx', "import Title from '@site/src/Title'\n\n# A\n\n<Title />\n")
  const build = async (config: object) => {
    writeFile(root, 'site.config.json', JSON.stringify(config))
    const { status, stderr } = await runCommand(['build', root])
    expect(status, stderr).toBe(0)
    const chunks = join(root, 'dist/assets/chunks')
    const scripts = readdirSync(chunks).map((name) => readFileSync(join(chunks, name), 'utf8'))
    return {
      title: /<b>(\w+)<\/b>/.exec(readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8'))?.[1],
      ownDialog: scripts.some((text) => text.includes('search-dialog__panel')),
      hosted: scripts.some((text) => text.includes('DocSearch-Modal')),
      askAi: scripts.some((text) => text.includes('agent-studio')),
    }
  }
  const hosted = { provider: 'algolia', appId: 'a', apiKey: 'b', indexName: 'c' }
  expect(await build({ title: 'Birds' })).toEqual({
    title: 'Birds',
    ownDialog: true,
    hosted: false,
    askAi: false,
  })
  expect(await build({ title: 'Owls', search: hosted })).toEqual({
    title: 'Owls',
    ownDialog: false,
    hosted: true,
    askAi: false,
  })
  expect(await build({ title: 'Owls', search: { ...hosted, askAi: 'agent' } })).toMatchObject({ askAi: true })
})
