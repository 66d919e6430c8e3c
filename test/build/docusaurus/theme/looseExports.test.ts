// Files of packages that only webpack finds.
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { withLooseExports } from '../../../../build/docusaurus/theme/looseExports.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root = ''
siteFolder((path) => {
  root = path
})

const bundled = async (code: string) => {
  const stdin = { contents: code, resolveDir: root }
  const options = { stdin, absWorkingDir: root, bundle: true, write: false, logLevel: 'silent' } as const
  const { outputFiles } = await withLooseExports(options, build)
  return outputFiles[0]?.text ?? ''
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
