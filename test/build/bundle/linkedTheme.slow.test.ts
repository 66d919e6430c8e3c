// Code of sites that is linked to the bundled theme.
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from '../../../build/bundle/bundle.ts'
import type { BundleOptions } from '../../../build/bundle/bundleTypes.ts'
import { linkableTheme, writeLinkable } from '../../../build/bundle/linkableTheme.ts'
import { readConfig } from '../../../build/config/normalize.ts'
import { listFiles } from '../../../build/io/listFiles.ts'
import type { Bundle } from '../../../build/model/bundle.ts'
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
  await writeLinkable(packed, engine)
})
afterAll(() => folder.remove())

/** Bundles a site with these files; those in `pages/` are its React pages. */
async function bundled(
  name: string,
  files: Readonly<Record<string, string>>,
  change: Partial<BundleOptions> = {},
) {
  const root = join(folder.path, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const read = readConfig({ title: 'Birds' }, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const made = await bundle({
    ...engine,
    root,
    cacheFolder: join(root, '.cache'),
    config: read.config,
    configFile: null,
    plugins: noPlugins,
    pages: Object.keys(files)
      .filter((path) => path.startsWith('pages/'))
      .map(sourcePath),
    codePages: [],
    reading: '',
    compile: async () => '',
    ...change,
  })
  if (!made.ok) throw new Error(JSON.stringify(made.diagnostics))
  return made.bundle
}

const serverCode = ({ pages }: Bundle, path: string): string =>
  readFileSync(pages[sourcePath(path)]?.serverFile ?? '', 'utf8')

const load = (file: string | undefined): Promise<Record<string, unknown>> =>
  import(pathToFileURL(file ?? '').href)

it('contains no module of the theme, and shares those of the theme and React', async () => {
  const page =
    "export { useState } from 'react'\nexport { default as Link } from '@theme/Link'\nexport default () => <b>1</b>"
  const made = await bundled('pages', { 'pages/a.jsx': page, 'pages/b.jsx': `${page}\nexport const b = 1` })
  const own = listFiles(dirname(made.serverBundle)).filter((file) => !file.startsWith('linked/'))
  const code = own.map((file) => readFileSync(join(dirname(made.serverBundle), file), 'utf8')).join()
  expect(code).toMatch(/from "\.\.?\/linked\/theme\.\w+\.mjs"/)
  expect(code).not.toContain('function')
  const [a, b] = await Promise.all(
    ['pages/a.jsx', 'pages/b.jsx'].map((one) => load(made.pages[sourcePath(one)]?.serverFile)),
  )
  expect(a?.['Link']).toBe(b?.['Link'])
  expect(a?.['useState']).toBeTypeOf('function')
  expect(a?.['useState']).toBe(b?.['useState'])
  expect(Object.keys(await load(made.serverBundle)).sort()).toEqual([
    'renderApp',
    'renderContent',
    'renderText',
    'renderWidget',
  ])
  expect(made.isStock).toBe(true)
})

it('contains the modules of the theme that import a component of the site', async () => {
  const made = await bundled('footer', {
    'theme/layout/Footer.tsx': 'export function Footer() { return <footer>Fed at eight</footer> }',
  })
  const code = readFileSync(made.serverBundle, 'utf8')
  expect(code).toContain('Fed at eight')
  expect(code).toMatch(/function Shell\(/)
  expect(code).not.toMatch(/function (?:Navbar|Toc|Footer2)\(/)
  expect(made.isStock).toBe(false)
})

it('contains what the theme makes of the configuration', async () => {
  const made = await bundled('config', {
    'pages/a.jsx':
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'\nexport default () => useDocusaurusContext().siteConfig.title",
  })
  expect(serverCode(made, 'pages/a.jsx')).toContain('"Birds"')
})

it('is bundled with the theme where a module cannot be linked', async () => {
  const made = await bundled('broken', {
    'pages/a.jsx': "import { nothing } from '@theme/Link'\nexport default () => nothing",
    'pages/b.jsx': 'export default () => <b>2</b>',
  })
  expect(made.diagnostics.map(({ message }) => message).join()).toContain('nothing')
  expect(serverCode(made, 'pages/b.jsx')).not.toContain('linked/')
})

it('has another identity when the theme has changed', async () => {
  const files = { 'pages/a.jsx': "import Link from '@theme/Link'\nexport default Link" }
  const before = await bundled('theme', files)
  const file = join(engine.engineRoot, 'theme/layout/SmartLink.tsx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}\nexport const added = 1\n`)
  // The code was bundled by an engine that is gone: the folder of an installed engine is not written to.
  expect(await linkableTheme(engine)).toBeNull()
  const whole = await bundled('theme', files)
  expect(serverCode(whole, 'pages/a.jsx')).not.toContain('linked/')
  await writeLinkable(packed, engine)
  const after = await bundled('theme', { ...files, 'pages/b.jsx': 'export default () => null' })
  const keyOf = ({ pages }: Bundle) => pages[sourcePath('pages/a.jsx')]?.key
  expect(new Set([before, whole, after].map(keyOf)).size).toBe(3)
  expect(after.key).not.toBe(before.key)
  writeFileSync(file, text)
})
