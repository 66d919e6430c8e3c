// Code of sites that is linked to the bundled theme.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from '../../../build/bundle/bundle.ts'
import type { BundleOptions } from '../../../build/bundle/bundleTypes.ts'
import { linkableTheme, writeLinkable } from '../../../build/bundle/prebuilt/linkableTheme.ts'
import { stockOptions } from '../../../build/bundle/prebuilt/prebuiltTheme.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { listFiles } from '../../../build/io/listFiles.ts'
import type { Bundle } from '../../../build/model/bundle.ts'
import { noPlugins } from '../../../build/model/pluginOutcome.ts'
import type { Config } from '../../../build/model/project.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { temporaryFolder } from '../../support/engine.ts'
import { installEngine } from '../../support/installedEngine.ts'

const folder = temporaryFolder()
/** An installed engine. */
const engine = { engine: 'one', engineRoot: join(folder.path, 'engine') }
const packed = join(engine.engineRoot, 'lib/theme')

beforeAll(async () => {
  installEngine(engine.engineRoot)
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
  expect(made.hasOwnParts).toBe(false)
})

it('contains the modules of the theme that import a component of the site', async () => {
  const made = await bundled('footer', {
    'theme/Footer.tsx': 'export default function Footer() { return <footer>Fed at eight</footer> }',
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
  await writeLinkable(packed, engine)
})

/** Scripts for browsers: path in `dist/` → code. */
const scripts = ({ files }: Bundle): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path, file }) => [path, readFileSync(file, 'utf8')] as const),
  )

/** Names that a script imports, and the script that must export them. */
const importsIn = (path: string, code: string) =>
  [...code.matchAll(/\bimport\{([\w$, ]+)\}from"(\.[^"]+\.js)"/g)].map(([, names = '', from = '']) => ({
    from: posix.join(posix.dirname(path), from),
    names: names.split(',').map((name) => name.trim().split(' as ')[0] as string),
  }))

const exportsOf = (code: string): ReadonlySet<string> =>
  new Set(
    [...code.matchAll(/\bexport\{([\w$, ]+)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' as ').at(-1) as string),
    ),
  )

/** Whether the theme's scripts are those that all sites share. */
const isLinked = ({ files, script }: Bundle): boolean =>
  files.find(({ path }) => path === script)?.file.startsWith(packed) === true

const page = `import { useState } from 'react'
import Link from '@theme/Link'
export default () => <Link to="/">{useState(1)[0]} bird</Link>`

it('shares the scripts of the theme for browsers, and imports only what they export', async () => {
  const made = await bundled('browser', { 'pages/a.jsx': page, 'pages/b.jsx': `${page}\nexport const b = 1` })
  expect(isLinked(made)).toBe(true)
  const all = scripts(made)
  const own = made.files.filter(({ path, file }) => path.endsWith('.js') && !file.startsWith(packed))
  const code = own.map(({ file }) => readFileSync(file, 'utf8')).join()
  expect(code).toContain('bird')
  expect(code).not.toMatch(/useState=|react\.(?:element|transitional)/)
  const wrong = [...all].flatMap(([path, text]) =>
    importsIn(path, text).flatMap(({ from, names }) =>
      names.filter((name) => !exportsOf(all.get(from) ?? '').has(name)).map((name) => `${path}: ${name}`),
    ),
  )
  expect([...all].some(([path, text]) => importsIn(path, text).length > 0)).toBe(true)
  expect(wrong).toEqual([])
})

it('puts style sheets of the site after those of the theme', async () => {
  const { config } = stockOptions(folder.path, engine)
  const files = { 'pages/a.jsx': page, 'site.css': '.bird { color: red }' }
  const made = await bundled('styles', files, { config: { ...config, customCss: ['site.css'] } })
  expect(isLinked(made)).toBe(true)
  expect(made.styles).toHaveLength(1)
  const css = readFileSync(made.files.find(({ path }) => path === made.styles[0])?.file ?? '', 'utf8')
  expect(css.trimEnd().endsWith('.bird{color:red}')).toBe(true)
  expect(css.length).toBeGreaterThan(20_000)
  // `troodon explain` compares these with those of the last build.
  expect(made.inputs).toHaveProperty(['site.css'])
})

it.each<[string, Readonly<Record<string, string>>, Partial<Config>]>([
  ['replaces a part of it', { 'theme/Footer.jsx': 'export default () => <footer>Fed</footer>' }, {}],
  ['has client modules', { 'src/each.js': 'console.log(1)' }, { clientModules: ['src/each.js'] }],
  ['counts pages', {}, { countsPages: true }],
])('is bundled for browsers with a site that %s', async (name, files, change) => {
  const { config } = stockOptions(folder.path, engine)
  const site = { config: { ...config, ...change } }
  expect(isLinked(await bundled(name, { ...files, 'pages/a.jsx': page }, site))).toBe(false)
})
