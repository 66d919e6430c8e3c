// Files that rules of webpack turn into URLs, and aliases with several targets, in pages of a site.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../../support/cli.ts'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const outputOf = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

/** The texts of a page's list. */
const shownOn = (page: string): readonly string[] =>
  [...outputOf(page).matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text)

function writeSite(plugin: string): void {
  writeFile(root, 'site.config.ts', "export default { baseUrl: '/base/', plugins: ['./plugins/one.cjs'] }\n")
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'plugins/one.cjs', plugin)
}

async function build() {
  const { status, stderr } = await runCommand(['build', root])
  return { status, problems: problemText(stderr) }
}

const imports = (files: readonly string[]) => `${files
  .map((file, index) => `import f${index} from '../files/${file}'`)
  .join('\n')}
const all = [${files.map((_, index) => `f${index}`)}]
export default () => <ul>{all.map((one) => <li key={one}>{one}</li>)}</ul>
`

it('files are inlined, or written with the names of their rules', async () => {
  const types = ['mime', 'text', 'own', 'small', 'large', 'asked', 'named', 'made', 'placed', 'usual']
  for (const type of types) writeFile(root, `files/a.${type}`, `${type} it's`)
  writeFile(root, 'src/pages/shown.jsx', imports(types.map((type) => `a.${type}`)).replaceAll('..', '../..'))
  writeSite(`module.exports = () => ({
  name: 'assets',
  configureWebpack: () => ({
    output: { assetModuleFilename: 'usual/[name][ext]' },
    module: {
      generator: { asset: { outputPath: 'out' }, 'asset/inline': { dataUrl: { mimetype: 'x/default' } } },
      parser: { asset: { dataUrlCondition: { maxSize: 10 } } },
      rules: [
        { test: /\\.mime$/, type: 'asset/inline' },
        { test: /\\.text$/, type: 'asset/inline', generator: { dataUrl: { mimetype: 'text/plain', encoding: false } } },
        { test: /\\.own$/, type: 'asset/inline', generator: { dataUrl: (content, { filename }) => 'data:,' + content.length + require('path').basename(filename) } },
        { test: /\\.small$/, type: 'asset', generator: { dataUrl: { mimetype: 'x/small' } } },
        { test: /\\.large$/, type: 'asset', generator: { publicPath: '/cdn/' }, parser: { dataUrlCondition: { maxSize: 9 } } },
        { test: /\\.asked$/, type: 'asset', parser: { dataUrlCondition: (content, { module }) => !module.resource.endsWith('.asked') } },
        { test: /\\.named$/, type: 'asset/resource', generator: { filename: 'own/[path][name].[contenthash:6][ext]?v=1' } },
        { test: /\\.made$/, type: 'asset/resource', generator: { filename: ({ filename }) => filename.toUpperCase() + '/[base]' } },
        { test: /\\.placed$/, type: 'asset/resource', generator: { outputPath: '../../placed', publicPath: 'https://cdn.example/x-' } },
        { test: /\\.usual$/, type: 'asset/resource' },
      ],
    },
  }),
})
`)
  const { status, problems } = await build()
  expect(status, problems).toBe(0)
  expect(problems).not.toContain('webpack')
  const shown = shownOn('shown/index.html')
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const named = shown.find((one) => one.includes('own/')) ?? ''
  expect(shown).toEqual([
    `data:x/default;base64,${base64("mime it's")}`,
    'data:text/plain,text%20it%27s',
    'data:,8a.own',
    `data:x/small;base64,${base64("small it's")}`,
    '/cdn/usual/a.large',
    '/base/usual/a.asked',
    named,
    '/base/FILES/A.MADE/a.made',
    'https://cdn.example/x-usual/a.placed',
    '/base/usual/a.usual',
  ])
  expect(named).toMatch(/^\/base\/own\/files\/a\.\w{6}\.named\?v=1$/)
  expect(outputOf(named.replace('/base/', 'out/').replace('?v=1', ''))).toBe("named it's")
  const written = [
    'out/usual/a.large',
    'out/usual/a.asked',
    'out/FILES/A.MADE/a.made',
    'placed/usual/a.placed',
    'out/usual/a.usual',
  ]
  expect(written.map((path) => outputOf(path).replace(" it's", ''))).toEqual([
    ...['large', 'asked', 'made', 'placed', 'usual'],
  ])
  expect(existsSync(join(root, 'placed'))).toBe(false)
  // A changed option of a rule, and a file, make another page.
  writeFile(
    root,
    'plugins/one.cjs',
    readFileSync(join(root, 'plugins/one.cjs'), 'utf8').replace('x/small', 'x/other'),
  )
  writeFile(root, 'files/a.own', 'longer than before')
  expect(await build()).toMatchObject({ status: 0 })
  expect(shownOn('shown/index.html').slice(2, 4)).toEqual([
    'data:,18a.own',
    `data:x/other;base64,${base64("small it's")}`,
  ])
  expect(outputOf('out/usual/a.usual')).toBe("usual it's")
})

it('aliases have several targets, of which the first that exists is taken', async () => {
  writeFile(root, 'code/many/index.js', "export default 'many'\n")
  writeFile(root, 'code/many/sub.js', "export default 'sub'\n")
  writeFile(root, 'code/only.js', "export default 'only'\n")
  writeFile(
    root,
    'src/pages/shown.jsx',
    `import many from 'many'
import sub from 'many/sub'
import only from 'only'
import none from 'none'
export default () => <ul>{[many, sub, only, typeof none].map((one) => <li key={one}>{one}</li>)}</ul>
`,
  )
  writeSite(`module.exports = ({ siteDir }) => ({
  name: 'aliases',
  configureWebpack: () => ({
    resolve: {
      alias: [
        { name: 'many', alias: [siteDir + '/code/missing', siteDir + '/code/many'] },
        { name: 'only', alias: siteDir + '/code/only.js', onlyModule: true },
        { name: 'none', alias: false },
      ],
    },
  }),
})
`)
  const { status, problems } = await build()
  expect(status, problems).toBe(0)
  expect(shownOn('shown/index.html')).toEqual(['many', 'sub', 'only', 'object'])
})
