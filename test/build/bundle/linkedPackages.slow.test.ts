// A site whose `node_modules`, or a package in it, is a symbolic link gives the bytes of one with real folders.
import { cpSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let folder: string
siteFolder((path) => {
  folder = path
})

const build = async (name: string) => {
  const root = join(folder, name)
  const outDir = join(root, 'dist')
  const { problems } = await runBuild({ root, outDir, cacheFolder: join(folder, `cache-${name}`) })
  expect(problems).toEqual([])
  return readTree(outDir)
}

it('builds the same bytes', async () => {
  const real = join(folder, 'real')
  const files: Readonly<Record<string, string>> = {
    'site.config.mjs':
      "export default { url: 'https://x.example', customCss: ['site.css'], clientModules: ['./src/client.js'] }\n",
    'site.css': '@import "styles/own.css";\n',
    'docs/a.mdx':
      'import Box from "../src/Box"\nimport { join } from "words"\n\n# A\n\n<Box /> {join("a", "b")}\n',
    'src/Box.jsx':
      'import join from "words"\nimport "styles/own.css"\n\nexport default () => <b className={join("x", "y")}>b</b>\n',
    'src/client.js': 'import { join } from "words"\nexport const onRouteDidUpdate = () => join("q")\n',
    'node_modules/words/package.json':
      '{ "name": "words", "version": "1.0.0", "main": "i.js", "module": "m.mjs" }',
    'node_modules/words/i.js':
      'module.exports = (...a) => a.join(" ")\nmodule.exports.join = module.exports\n',
    'node_modules/words/m.mjs': 'export const join = (...a) => a.join(" ")\nexport default join\n',
    'node_modules/styles/package.json': '{ "name": "styles", "version": "1.0.0" }',
    'node_modules/styles/own.css': '.z { color: red }\n',
  }
  for (const [path, text] of Object.entries(files)) writeFile(real, path, text)
  cpSync(real, join(folder, 'all'), { recursive: true })
  renameSync(join(folder, 'all/node_modules'), join(folder, 'modules'))
  symlinkSync('../modules', join(folder, 'all/node_modules'))
  cpSync(real, join(folder, 'one'), { recursive: true })
  mkdirSync(join(folder, 'store'))
  renameSync(join(folder, 'one/node_modules/words'), join(folder, 'store/words'))
  symlinkSync('../../store/words', join(folder, 'one/node_modules/words'))

  const expected = await build('real')
  expect(differences(expected, await build('all'))).toEqual([])
  expect(differences(expected, await build('one'))).toEqual([])
})
