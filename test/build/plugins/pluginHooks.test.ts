// Methods of plugins made for Docusaurus: the metadata of their loaders, and what `doctor` lists.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { DocusaurusPlugin } from '../../../build/docusaurus/plugins/docusaurusPlugin.ts'
import { loaderMetadata } from '../../../build/docusaurus/plugins/loaderMetadata.ts'
import { notesOf } from '../../../build/docusaurus/plugins/pluginNotes.ts'
import { writeFile } from '../../support/edits.ts'
import { runningPlugin } from '../../support/runningPlugin.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const running = (plugin: Partial<DocusaurusPlugin>) => runningPlugin(root, plugin)

it('Markdown that a page imports has the metadata that a rule names', () => {
  writeFile(root, 'data/a.json', '{ "title": "A" }')
  const rules = (use: unknown) => ({ configureWebpack: { module: { rules: [{ test: /\.mdx?$/, use }] } } })
  const metadataPath = (file: string) => file.replace(/-content\.mdx$/, '.json')
  const loader = '/site/node_modules/@docusaurus/mdx-loader/lib/index.js'
  const find = loaderMetadata(running(rules([{ loader, options: { metadataPath } }])))
  expect(find(join(root, 'data/a-content.mdx'))).toEqual({ title: 'A' })
  expect(find('@site/data/a-content.mdx')).toEqual({ title: 'A' })
  expect(find('@site/data/b-content.mdx')).toBeUndefined()
  expect(find('@site/data/a.json')).toBeUndefined()
  expect(loaderMetadata(running(rules('raw-loader')))('@site/data/a-content.mdx')).toBeUndefined()
  const fails = () => {
    throw new Error('no')
  }
  expect(loaderMetadata(running({ configureWebpack: fails }))('@site/a.mdx')).toBeUndefined()
})

it('doctor lists commands, and methods that are not called', () => {
  interface Program {
    readonly [method: string]: (...given: unknown[]) => Program
  }
  const extendCli = ({ command }: Record<'command', Program[string]>) => {
    const { description } = command('gen-api <id> [more]') as Record<'description', Program[string]>
    description('Writes')
    command('clean')
  }
  expect(
    notesOf(running({ extendCli, getSwizzleComponentList: () => [] } as Partial<DocusaurusPlugin>)),
  ).toEqual([
    { group: 'commands', text: 'troodon gen-api', where: 'one' },
    { group: 'commands', text: 'troodon clean', where: 'one' },
    { group: 'ineffective', text: 'getSwizzleComponentList of one' },
  ])
  const fails = () => {
    throw new Error('needs more')
  }
  expect(notesOf(running({ extendCli: fails }))).toEqual([])
})
