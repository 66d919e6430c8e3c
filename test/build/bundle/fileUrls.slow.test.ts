// `new URL('./a.csv', import.meta.url)` in the code of a site, of packages and of workers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { hasFileUrls, withFileUrls } from '../../../build/bundle/load/fileUrls.ts'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, temporaryFolder } from '../../support/engine.ts'

describe('a URL of a file', () => {
  const requests = async (code: string) => {
    const asked: string[] = []
    await withFileUrls(code, async (path, isWorker) => {
      asked.push(`${isWorker ? 'worker ' : ''}${path}`)
      return null
    })
    return asked
  }

  it.each([
    ["new URL('./a.csv', import.meta.url)", './a.csv'],
    ['new URL(`../a.csv?x#y`,import.meta.url,)', '../a.csv'],
    ["new URL('a_bg.wasm', import.meta.url)", 'a_bg.wasm'],
    ["new Worker(new URL('./w.ts', import.meta.url))", 'worker ./w.ts'],
    ["new Worker(/* webpackChunkName: 'w' */ new URL('./w', import.meta.url))", 'worker ./w'],
    ["new Worker(\n  // of one page\n  new URL('./w', import.meta.url))", 'worker ./w'],
    ["new self.SharedWorker(new URL('pkg/w.js', import.meta.url))", 'worker pkg/w.js'],
    ["navigator.serviceWorker.register(new URL('./s.js', import.meta.url))", 'worker ./s.js'],
  ])('is read in %j', async (code, request) => {
    expect(hasFileUrls(code)).toBe(true)
    expect(await requests(code)).toEqual([request])
  })

  it.each([
    "new URL('.', import.meta.url)",
    "new URL('../data/', import.meta.url)",
    "new URL('https://host.example/a.js', import.meta.url)",
    "new URL('/a.js', import.meta.url)",
    `new URL(\`./\${name}.js\`, import.meta.url)`,
    'new URL(name, import.meta.url)',
    "new URL('./a.csv', location.href)",
  ])('is not %j', async (code) => {
    expect(hasFileUrls(code)).toBe(false)
    expect(await requests(code)).toEqual([])
  })

  it.each([
    "// new URL('./a.csv', import.meta.url)",
    "/* new URL('./a.csv', import.meta.url) */ f()",
    "const a: string = f()\n// new URL('./a.csv', import.meta.url)",
    'const text = "new URL(\'./a.csv\', import.meta.url)"',
    "const page = <code>new URL('./a.csv', import.meta.url)</code>",
  ])('is text in %j', async (code) => {
    expect(await requests(code)).toEqual([])
  })

  it('is replaced by an import, and its neighbors stay', async () => {
    const code = "a(new URL('./a.csv', import.meta.url)); b(new URL('./b.csv', import.meta.url)); c()"
    expect(await withFileUrls(code, async (path) => (path === './a.csv' ? null : `${path}?url`))).toBe(
      'import troodonUrl0 from "./b.csv?url";' +
        "a(new URL('./a.csv', import.meta.url)); b(new URL(troodonUrl0, typeof location === 'undefined' ? 'http://localhost' : location.origin)); c()",
    )
  })
})

describe('a site whose packages have such URLs', () => {
  const { path: root, remove } = temporaryFolder()
  afterAll(remove)
  const ofPackage = (name: string, files: Readonly<Record<string, string>>) => {
    writeFile(
      root,
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', type: 'module' }),
    )
    for (const [path, text] of Object.entries(files)) writeFile(root, `node_modules/${name}/${path}`, text)
  }
  const outputs = (folder: string) =>
    readdirSync(join(root, 'dist/assets', folder))
      .filter((file) => /\.(?:js|wasm)$/.test(file))
      .map((file) => [file, readFileSync(join(root, 'dist/assets', folder, file), 'utf8')] as const)
  const scripts = () => [...outputs(''), ...outputs('chunks')].map(([, text]) => text).join('\n')
  const build = async (...flags: string[]) => {
    const { status, stderr } = await runCommand(['build', root, ...flags])
    expect(status, problemText(stderr)).toBe(0)
  }

  it('copies their files and bundles their workers, also those that only a worker uses', async () => {
    ofPackage('engine', {
      'index.js':
        "export const load = () => fetch(new URL('engine_bg.wasm', import.meta.url))\nexport const other = (name) => new URL('missing.txt', import.meta.url) + name\n",
      'engine_bg.wasm': 'code of the engine',
    })
    ofPackage('inner', {
      'index.js': "export const inner = new URL('./inner.wasm', import.meta.url)\n",
      'inner.wasm': 'code of the inner engine',
    })
    ofPackage('runner', {
      'index.js':
        "export const run = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })\n",
      'worker.js': "import { word } from './word.js'\nself.postMessage(word)\n",
      'word.js': "export const word = 'from the runner'\n",
    })
    writeFile(root, 'site.config.json', '{ "baseUrl": "/base/" }')
    writeFile(root, 'docs/a.md', '# A\n')
    writeFile(root, 'src/own.js', "import { inner } from 'inner'\nself.postMessage(String(inner))\n")
    writeFile(
      root,
      'src/pages/index.jsx',
      `import { load, other } from 'engine'
import { run } from 'runner'
const start = () => [load(), other('x'), run(), new Worker(new URL('./../own.js', import.meta.url)), new Worker(new URL('runner/worker.js', import.meta.url))]
export default () => <button onClick={start}>Start</button>
`,
    )
    await build()
    const media = Object.fromEntries(
      outputs('media').map(([file, text]) => [file.replace(/\.\w{8}\./, '.'), text]),
    )
    expect(media).toEqual({
      'engine_bg.wasm': 'code of the engine',
      'inner.wasm': 'code of the inner engine',
    })
    expect(scripts()).toMatch(/"\/base\/assets\/media\/engine_bg\.\w{8}\.wasm"/)
    expect(scripts()).toContain('"missing.txt",import.meta.url')
    const workers = outputs('workers').map(([file, text]) => `${file.replace(/\.\w{8}\./, '.')} ${text}`)
    expect(workers).toEqual([
      expect.stringMatching(/^own\.js .*"\/base\/assets\/media\/inner\.\w{8}\.wasm"/),
      expect.stringMatching(/^worker\.js .*"from the runner"/),
    ])
    expect(scripts().match(/"\/base\/assets\/workers\/worker\.\w{8}\.js"/g)?.length).toBeGreaterThan(0)
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<button>Start</button>')

    // A new version of a package that only a worker uses.
    writeFile(root, 'node_modules/runner/word.js', "export const word = 'from a new runner'\n")
    await build()
    const before = readTree(join(root, 'dist'))
    await build('--no-cache')
    expect(differences(before, readTree(join(root, 'dist')))).toEqual([])
  })
})
