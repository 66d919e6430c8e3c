// Random edits of a site with plugins, Sass and components that fail: each incremental build equals a clean
// one, and one that must not be published leaves the last output.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { randomFrom, writeFile } from '../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../support/engine.ts'
import { rounds } from '../support/rounds.ts'

const plugin = (step: number) => `const { readFileSync } = require('node:fs')
const path = require('node:path')
module.exports = ({ siteDir, baseUrl }) => ({
  name: 'people',
  loadContent: () => JSON.parse(readFileSync(path.join(siteDir, 'people.json'), 'utf8')),
  async contentLoaded({ content, actions }) {
    actions.setGlobalData(content.length)
    for (const name of content)
      actions.addRoute({
        path: baseUrl + 'people/' + name, component: '@site/src/Person.jsx', exact: true, props: { step: ${step} },
        modules: { name: await actions.createData(name + '.json', JSON.stringify({ name })) },
      })
  },
  injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'step', content: '${step % 3}' } }] }),
})
`
const person = (step: number) =>
  `import { usePluginData } from '@docusaurus/useGlobalData'\nexport default ({ name, step }) => <b title={step}>{name.name} ${step} {usePluginData('people')}</b>\n`

/** Each writes one file, from the number of the step and a random one. */
const edits: readonly ((root: string, step: number, chance: number) => string)[] = [
  (root, step, chance) => {
    const names = ['ada', 'bo', 'cy', `d${step}`].filter((_, index) => (chance * 16) & (1 << index))
    writeFile(root, 'people.json', JSON.stringify(names))
    return 'people.json'
  },
  (root, step) => {
    writeFile(root, 'plugins/people.cjs', plugin(step))
    return 'the plugin'
  },
  (root, step, chance) => {
    writeFile(root, 'src/Person.jsx', chance < 0.3 ? 'export default () => <b>{</b>\n' : person(step))
    return 'the component of the pages'
  },
  (root, step, chance) => {
    writeFile(root, 'src/css/_colors.scss', chance < 0.2 ? '$brand: ;\n' : `$brand: rgb(${step}, 2, 3);\n`)
    return 'a partial of Sass'
  },
  (root, step, chance) => {
    const text =
      chance < 0.3 ? "import none from 'none'\nexport default () => none\n" : `export default () => ${step}\n`
    writeFile(root, 'src/Box.jsx', text)
    return 'a component of a document'
  },
  (root, step) => {
    writeFile(root, 'src/box.module.scss', `.box { margin: ${step}px }\n`)
    return 'a module of Sass'
  },
  (root, step) => {
    writeFile(root, 'options.json', JSON.stringify([`a${step % 4}`, 'b']))
    return 'data of our own plugin'
  },
  (root, step, chance) => {
    const grammar = chance < 0.2 ? '(' : `Prism.languages.mine = { keyword: /one|${step}/ }`
    writeFile(root, 'src/mine.js', `${grammar}\n`)
    return 'a language of code'
  },
]

const config = `export default {
  customCss: 'src/css/site.scss',
  plugins: ['./plugins/people.cjs', {
    name: 'options', version: '1',
    sources: {
      routeBasePath: 'options',
      pages: (tools) => tools.readJson('options.json').map((name) => ({ path: name + '.md', text: '# ' + name + '\\n' })),
    },
  }],
}
`

it.each([1, 2])('walk %i', { timeout: 1_200_000 }, async (seed) => {
  const folder = temporaryFolder()
  const root = join(folder.path, 'site')
  const random = randomFrom(seed)
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  symlinkSync(resolve('node_modules/sass'), join(root, 'node_modules/sass'))
  writeFile(root, 'site.config.ts', config)
  writeFile(root, 'src/css/site.scss', "@use './colors' as c;\n.a { color: c.$brand }\n")
  writeFile(
    root,
    'docs/a.mdx',
    "import Box from '@site/src/Box'\nimport styles from '@site/src/box.module.scss'\n\n# A\n\n<b className={styles.box}><Box /></b>\n",
  )
  writeFile(
    root,
    'src/theme/prism-include-languages.js',
    "export default (Prism) => { globalThis.Prism = Prism; require('../mine') }\n",
  )
  writeFile(
    root,
    'docs/code.mdx',
    "import CodeBlock from '@theme/CodeBlock'\n\n# Code\n\n```mine\none 2 3 4 5\n```\n\n<CodeBlock language=\"mine\">{'5 6 7 8 9'}</CodeBlock>\n",
  )
  for (const edit of edits) edit(root, 0, 0.9)
  const warm = { root, outDir: join(folder.path, 'warm'), cacheFolder: join(folder.path, 'warm-cache') }
  await runBuild(warm)
  let published = readTree(warm.outDir)
  for (let step = 1; step <= rounds(5); step++) {
    const edit = edits[Math.floor(random() * edits.length)] as (typeof edits)[number]
    const where = `step ${step}, seed ${seed}: ${edit(root, step, random())}`
    const incremental = await runBuild(warm)
    const clean = {
      root,
      outDir: join(folder.path, `clean-${step}`),
      cacheFolder: join(folder.path, `cache-${step}`),
    }
    const fresh = await runBuild(clean)
    expect(incremental.problems, where).toEqual(fresh.problems)
    expect(incremental.ok, where).toBe(fresh.ok)
    // Some problems prevent writing: the clean build then leaves no folder, and the other one its last output.
    if (existsSync(clean.outDir)) published = readTree(clean.outDir)
    else expect(fresh.ok, where).toBe(false)
    expect(differences(readTree(warm.outDir), published), where).toEqual([])
    for (const name of [clean.outDir, clean.cacheFolder]) rmSync(name, { recursive: true, force: true })
  }
  folder.remove()
})
