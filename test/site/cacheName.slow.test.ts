// What is written does not depend on the folder in which the cache is.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { differences, readTree, runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

it('has the same scripts with any name of the cache', async () => {
  writeFile(
    root,
    'docusaurus.config.js',
    "module.exports = { title: 'Owls', url: 'https://owls.example', baseUrl: '/', presets: [['classic', { blog: false }]] }",
  )
  // The theme is bundled with the site, its style sheets included.
  writeFile(root, 'src/theme/Footer.js', 'export default () => <footer>Owls</footer>\n')
  writeFile(root, 'src/pages/index.js', 'export default () => <p>Owls</p>\n')
  writeFile(root, 'docs/intro.md', '# Owls\n')
  const build = async (name: string) => {
    const result = await runBuild({ root, outDir: join(root, name), cacheFolder: join(root, '..', name) })
    expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    return readTree(join(root, name))
  }
  // Letters that short names begin with, often enough to count.
  const trees = [await build('q'.repeat(200)), await build('G'.repeat(200))] as const
  expect(differences(...trees)).toEqual([])
})
