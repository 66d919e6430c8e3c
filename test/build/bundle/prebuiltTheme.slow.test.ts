// The theme that sites without code of their own share.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from '../../../build/bundle/bundle.ts'
import { runBundler } from '../../../build/bundle/bundler.ts'
import type { BundleOptions } from '../../../build/bundle/bundleTypes.ts'
import { freshBundle } from '../../../build/bundle/freshBundle.ts'
import { pluginsOfTheme, prebuiltTheme, writeTheme } from '../../../build/bundle/prebuilt/prebuiltTheme.ts'
import { hasStockTheme } from '../../../build/bundle/prebuilt/stockTheme.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { stopBundler } from '../../../build/io/bundlerProcess.ts'
import type { Bundle } from '../../../build/model/bundle.ts'
import { noPlugins } from '../../../build/model/pluginOutcome.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { temporaryFolder } from '../../support/engine.ts'
import { installEngine } from '../../support/installedEngine.ts'

const folder = temporaryFolder()
/** An installed engine. */
const engine = { engine: 'one', engineRoot: join(folder.path, 'engine') }
const packed = join(engine.engineRoot, 'lib/theme')

beforeAll(async () => {
  installEngine(engine.engineRoot)
  await writeTheme(packed, engine)
})
afterAll(() => folder.remove())

function optionsOf(root: string, config: object = {}): BundleOptions {
  const read = readConfig({ title: 'Birds', ...config }, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return {
    ...engine,
    root,
    cacheFolder: join(root, '.cache'),
    config: read.config,
    configFile: null,
    plugins: noPlugins,
    pages: [],
    codePages: [],
    reading: '',
    compile: async () => '',
  }
}

it('has the files that a site below another base URL would get from the bundler', async () => {
  const root = join(folder.path, 'site')
  mkdirSync(root)
  const config = { baseUrl: '/base/', themeConfig: { colorMode: { defaultMode: 'dark' } } }
  const options = { ...optionsOf(root, config), forBrowsers: await pluginsOfTheme() }
  const run = await runBundler(options, join(root, '.cache/theme'), null)
  await stopBundler()
  const theme = await prebuiltTheme(engine)
  const contents = (files: readonly { readonly path: string; readonly file: string }[] = []) =>
    files.map(({ path, file }) => [path, readFileSync(file, 'utf8')])
  expect(contents(theme?.bundle.files)).toEqual(contents(run.bundle.files))
  expect({ ...theme?.bundle, files: [], serverBundle: '' }).toEqual({
    ...run.bundle,
    files: [],
    serverBundle: '',
  })
  expect(existsSync(theme?.bundle.serverBundle ?? '')).toBe(true)
})

it('is used by the engine that made it, while no file of it has changed', async () => {
  expect(await prebuiltTheme({ ...engine, engine: 'other' })).toBeNull()
  const file = join(engine.engineRoot, 'theme/layout/Footer.tsx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('footer', 'footed'))
  expect(await prebuiltTheme(engine)).toBeNull()
  writeFileSync(file, text)
  const theme = await prebuiltTheme(engine)
  expect(theme?.inputs.map(({ path }) => path)).toContain(file)
  const script = theme?.bundle.files.find(({ path }) => path.endsWith('.js'))?.file ?? ''
  const code = readFileSync(script, 'utf8')
  writeFileSync(script, code.slice(1))
  expect(await prebuiltTheme(engine)).toBeNull()
  writeFileSync(script, code)
  expect(await prebuiltTheme(engine)).not.toBeNull()
  // The folder of an installed engine may be read-only.
  expect(readdirSync(packed)).toHaveLength(2)
  expect(existsSync(join(engine.engineRoot, '.cache'))).toBe(false)
})

it('loads at most 80 kB of scripts on every page, and the rest of React with live code', async () => {
  const { bundle } = (await prebuiltTheme(engine)) ?? {}
  const files = new Map(bundle?.files.map(({ path, file }) => [path as string, readFileSync(file, 'utf8')]))
  const loaded = new Set<string>()
  const load = (path: string): void => {
    if (loaded.has(path)) return
    loaded.add(path)
    for (const [, target = ''] of files.get(path)?.matchAll(/\bimport\s*(?:{[^}]*}from)?"([^"]+)"/g) ?? [])
      load(posix.join(posix.dirname(path), target))
  }
  load(bundle?.script ?? '')
  const codes = [...loaded].map((path) => files.get(path) ?? '')
  const bytes = codes.reduce((sum, code) => sum + gzipSync(code).length, 0)
  console.info(`Scripts of every page: ${bytes} bytes (gzip)`)
  expect(codes.length).toBeGreaterThan(1)
  expect(bytes).toBeLessThanOrEqual(80_000)
  // `cloneElement` begins so.
  const others = [...files].filter(([, code]) => code.includes('The argument must be a React element'))
  expect(others.map(([path]) => [path, loaded.has(path)])).toEqual([[expect.stringMatching(/\.js$/), false]])
  expect(codes.filter((code) => code.includes('(c) Meta Platforms')).length).toBeGreaterThan(0)
})

it('gets the style sheets of a site after its own', async () => {
  const root = join(folder.path, 'styled')
  mkdirSync(join(root, 'css'), { recursive: true })
  writeFileSync(join(root, 'css/a.css'), '@import "./b.css";\n.a { background: url(./sign.svg) }\n')
  writeFileSync(join(root, 'css/b.css'), '@import "https://styles.example/c.css";\n.b { color: red }\n')
  writeFileSync(join(root, 'css/sign.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const options = optionsOf(root, { customCss: ['css/a.css'] })
  const made = await bundle(options)
  if (!made.ok) throw new Error(JSON.stringify(made.diagnostics))
  const theme = await prebuiltTheme(engine)
  const read = (path: string, { files }: Bundle) =>
    readFileSync(files.find((one) => one.path === path)?.file ?? '', 'utf8')
  const [sheet = ''] = made.bundle.styles
  const css = read(sheet, made.bundle)
  expect(css).toMatch(/^@import"https:\/\/styles\.example\/c\.css";/)
  expect(css).toContain(read(theme?.bundle.styles[0] ?? '', theme?.bundle as Bundle).slice(0, 2000))
  expect(css).toMatch(/\.b\{color:red\}\.a\{background:url\("?\.\/media\/sign\.\w+\.svg"?\)\}\s*$/)
  expect(made.bundle.styleHosts).toEqual(['https://styles.example'])
  expect(made.bundle.serverBundle).toBe(theme?.bundle.serverBundle)
  expect(made.bundle.inputs).toHaveProperty(['css/b.css'])
  const isCurrent = () => freshBundle(options)?.key === made.bundle.key
  expect(isCurrent()).toBe(true)
  writeFileSync(join(root, 'css/b.css'), '.b { color: blue }\n')
  expect(isCurrent()).toBe(false)
})

it('is for sites without code, components and scripts', () => {
  const root = join(folder.path, 'other')
  const stock = (change: Partial<BundleOptions>, config: object = {}) =>
    hasStockTheme({ ...optionsOf(root, config), ...change })
  const page = sourcePath('pages/a.tsx')
  expect(stock({})).toBe(true)
  expect(
    stock({}, { baseUrl: '/base/', blog: {}, themeConfig: { announcementBar: { id: 'a', content: 'New' } } }),
  ).toBe(true)
  expect(stock({ pages: [page] })).toBe(false)
  expect(stock({ codePages: [page] })).toBe(false)
  expect(stock({ codePages: null })).toBe(false)
  expect(stock({ plugins: { ...noPlugins, key: 'one' } })).toBe(false)
  expect(stock({}, { customCss: ['a.css'] })).toBe(true)
  expect(stock({}, { customCss: ['a.module.css'] })).toBe(false)
  expect(stock({}, { clientModules: ['a.js'] })).toBe(false)
  const hosted = { provider: 'algolia', appId: 'a', apiKey: 'b', indexName: 'c' }
  expect(stock({}, { search: hosted })).toBe(false)
  const own = join(folder.path, 'own-footer')
  mkdirSync(join(own, 'theme'), { recursive: true })
  writeFileSync(join(own, 'theme/Footer.tsx'), '')
  expect(hasStockTheme(optionsOf(own))).toBe(false)
})
