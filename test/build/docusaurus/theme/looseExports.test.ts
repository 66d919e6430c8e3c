// Imports that webpack accepts, and esbuild does not.
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { looseBuilder } from '../../../../build/docusaurus/theme/looseExports.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root = ''
siteFolder((path) => {
  root = path
})

const bundled = async (code: string) => (await run(code)).text

async function run(code: string) {
  const stdin = { contents: code, resolveDir: root }
  const options = { stdin, absWorkingDir: root, bundle: true, write: false, logLevel: 'silent' } as const
  const loose = looseBuilder(root, build)
  const { outputFiles } = await loose.build(options)
  return { text: outputFiles[0]?.text ?? '', warnings: loose.warnings() }
}

it('adds the ending to what a package exports without one', async () => {
  const folder = 'node_modules/@parts/web'
  const exports = { './components/*': './dist/components/*', './one': './dist/one' }
  writeFile(root, `${folder}/package.json`, JSON.stringify({ name: '@parts/web', exports }))
  writeFile(root, `${folder}/dist/components/menu.js`, "export default 'the menu'\n")
  writeFile(root, `${folder}/dist/one.js`, "export default 'the one'\n")
  writeFile(root, 'own.js', "import '@parts/web/one'\n")
  const code =
    "import menu from '@parts/web/components/menu'\nimport one from '@parts/web/one'\nconsole.log(menu, one)"
  expect(await bundled(code)).toMatch(/the menu[\s\S]*the one/)
})

it('reports what no package has', async () => {
  const folder = join('node_modules', '@parts/web')
  writeFile(
    root,
    `${folder}/package.json`,
    JSON.stringify({ name: '@parts/web', exports: { './*': './dist/*' } }),
  )
  await expect(bundled("import '@parts/web/none'")).rejects.toThrow('Could not resolve "@parts/web/none"')
  await expect(bundled("import 'nothing/at-all'")).rejects.toThrow('Could not resolve "nothing/at-all"')
})

it('gives undefined for a name that a module does not export, with a warning', async () => {
  writeFile(root, 'src/hooks/index.ts', "export { one } from './one'\nexport const two = 2\n")
  writeFile(root, 'src/hooks/one.ts', 'export const one = 1\n')
  writeFile(
    root,
    'src/own.js',
    "import hooks, { one, gone } from './hooks'\nglobalThis.found = [hooks, one, gone]\n",
  )
  const { text, warnings } = await run(
    "import './src/own.js'\nimport { two } from './src/hooks'\nfound.push(two)",
  )
  expect(new Function(`${text}; return globalThis.found`)()).toEqual([undefined, 1, undefined, 2])
  expect(warnings).toMatchObject([
    {
      code: 'missingModule',
      severity: 'warning',
      file: 'src/own.js',
      message: './hooks does not export default.',
    },
    {
      code: 'missingModule',
      severity: 'warning',
      file: 'src/own.js',
      message: './hooks does not export gone.',
    },
  ])
})

it('finds errors that others have hidden', async () => {
  const exports = { './*': './dist/*' }
  writeFile(root, 'node_modules/parts/package.json', JSON.stringify({ name: 'parts', exports }))
  writeFile(root, 'node_modules/parts/dist/menu.js', "export { gone } from './inner'\n")
  writeFile(root, 'node_modules/parts/dist/inner.js', 'export const here = 1\n')
  const { text } = await run("import { gone } from 'parts/menu'\nglobalThis.found = [gone]")
  expect(new Function(`${text}; return globalThis.found`)()).toEqual([undefined])
})
