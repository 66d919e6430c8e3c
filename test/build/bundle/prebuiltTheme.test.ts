// The theme that sites without code of their own share.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runBundler, stopBundler } from '../../../build/bundle/bundler.ts'
import type { BundleOptions } from '../../../build/bundle/bundleTypes.ts'
import { prebuiltTheme, writeTheme } from '../../../build/bundle/prebuiltTheme.ts'
import { hasStockTheme } from '../../../build/bundle/stockTheme.ts'
import { readConfig } from '../../../build/config/normalize.ts'
import { noPlugins } from '../../../build/model/pluginOutcome.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { temporaryFolder } from '../../support/engine.ts'

const folder = temporaryFolder()
/** An installed engine. */
const engine = { engine: 'one', engineRoot: join(folder.path, 'engine') }
const packed = join(engine.engineRoot, 'lib/theme')

beforeAll(async () => {
  for (const part of ['theme', 'build/shared'])
    cpSync(resolve(part), join(engine.engineRoot, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(engine.engineRoot, 'node_modules'))
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
  const run = await runBundler(optionsOf(root, config), join(root, '.cache/theme'))
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

it('is for sites without code, components, scripts and styles', () => {
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
  expect(stock({}, { customCss: ['a.css'] })).toBe(false)
  expect(stock({}, { clientModules: ['a.js'] })).toBe(false)
  const hosted = { provider: 'algolia', appId: 'a', apiKey: 'b', indexName: 'c' }
  expect(stock({}, { search: hosted })).toBe(false)
  for (const file of ['theme/layout/Footer.tsx', 'src/theme/Footer.tsx']) {
    const site = join(folder.path, file.replaceAll('/', '-'))
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), '')
    expect(hasStockTheme(optionsOf(site)), file).toBe(false)
  }
})
