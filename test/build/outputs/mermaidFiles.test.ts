// The files of mermaid that a site copies, in versions with other layouts.
import { expect, it } from 'vitest'
import { findMermaid } from '../../../build/outputs/mermaidFiles.ts'
import { missingMermaid } from '../../../build/problems/environment.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const install = (folder: string, version: string, files: Readonly<Record<string, string>>) => {
  writeFile(root, `${folder}/package.json`, JSON.stringify({ version }))
  for (const [path, text] of Object.entries(files)) writeFile(root, `${folder}/dist/${path}`, text)
}
const found = () => findMermaid(root)?.files.map(({ path }) => path)

it('are those that the entry of mermaid 10 imports', () => {
  install('node_modules/mermaid', '10.9.3', {
    'mermaid.esm.min.mjs': 'import{a as b}from"./mermaid-1.js";export{b as default}',
    'mermaid-1.js': 'const c=()=>import("./flow-2.js");export{c as a}',
    'flow-2.js': 'import "./mermaid-1.js"',
    'mermaid.js': '',
  })
  const folder = 'assets/mermaid/10.9.3'
  expect(found()).toEqual(
    ['mermaid.esm.min.mjs', 'mermaid-1.js', 'flow-2.js'].map((name) => `${folder}/${name}`),
  )
})

it('are those of the version that the theme of Docusaurus uses', () => {
  install('node_modules/mermaid', '10.9.3', { 'mermaid.esm.min.mjs': '' })
  install('node_modules/@docusaurus/theme-mermaid', '3.10.2', {})
  install('node_modules/@docusaurus/theme-mermaid/node_modules/mermaid', '11.4.0', {
    'mermaid.esm.min.mjs': '',
    'chunks/mermaid.esm.min/a.mjs': '',
    'chunks/mermaid.esm.min/a.mjs.map': '',
  })
  const folder = 'assets/mermaid/11.4.0'
  expect(found()).toEqual([`${folder}/mermaid.esm.min.mjs`, `${folder}/chunks/mermaid.esm.min/a.mjs`])
})

it('are missing in older versions, and the message names the one that was found', () => {
  install('node_modules/mermaid', '9.1.0', {})
  expect(found()).toBe(undefined)
  const about = 'mermaid 9.1.0 in node_modules/mermaid, which the site has itself'
  expect(missingMermaid(sourcePath('docs/a.md'), about).message).toBe(
    `Diagrams need mermaid 10 or newer. Troodon found ${about}. Readers see their text.`,
  )
})
