// The package as a site installs it: what `npm pack` contains, in each layout of node_modules.
import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { HLJSApi, LanguageFn } from 'highlight.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { differences, readTree } from '../support/engine.ts'
import { addPackage, hoisted, isolated, type Layout, nested } from '../support/installs.ts'
import { packedTarballs } from '../support/packed.ts'
import { npmEnvironment, startRegistry } from '../support/registry.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'troodon-packed-')))
const packed = join(folder, 'package')
afterAll(() => {
  chmodAll(packed, true)
  rmSync(folder, { recursive: true, force: true })
})

const site: Readonly<Record<string, string>> = {
  'site.config.ts':
    "import { defineConfig } from 'troodon'\nexport default defineConfig({ title: 'Birds', url: 'https://birds.example', blog: {} })\n",
  'docs/intro.md': '# Birds\n\n:::note\n\nThey fly.\n\n:::\n\n```js\nconst wings = 2\n```\n',
  'docs/code.mdx':
    "import TabItem from 'troodon/theme/TabItem'\nimport Tabs from '@theme/Tabs'\nimport Count from '@site/src/Count'\n\n# Code\n\n<Tabs><TabItem value=\"a\">One</TabItem></Tabs>\n\n<Count />\n\n{1 + 1}\n",
  'src/Count.tsx':
    'import { useState } from \'react\'\nexport default function Count() {\n  const [count, set] = useState(0)\n  return <button type="button" onClick={() => set(count + 1)}>{count}</button>\n}\n',
  'blog/2024-01-02-hello.md': '---\ntitle: Hello\n---\n\nFirst.\n\n<!-- truncate -->\n\nMore.\n',
  'pages/index.tsx':
    'import { Link } from \'troodon/client\'\nimport Layout from \'troodon/theme/Layout\'\nexport default () => (\n  <Layout title="Home">\n    <Link to="/docs/intro">Start</Link>\n  </Layout>\n)\n',
}

function writeSite(root: string): void {
  for (const [path, text] of Object.entries(site)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const run = (command: string, args: readonly string[], cwd: string) =>
  promisify(execFile)(command, [...args], { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })

/** The files that a build with an engine writes. */
async function outputOf(cli: string, root: string): Promise<ReadonlyMap<string, string>> {
  await run(process.execPath, [cli, 'build', root], root)
  return readTree(join(root, 'dist'))
}

const installedCli = 'node_modules/troodon/build/cli.js'
let fromSource: ReadonlyMap<string, string>

beforeAll(async () => {
  const tarball = (await packedTarballs()).find((path) => /[/\\]troodon-\d/.test(path)) as string
  execFileSync('tar', ['-xzf', tarball], { cwd: folder })
  const root = join(folder, 'source')
  writeSite(root)
  fromSource = await outputOf(resolve('build/cli.js'), root)
})

it('has the text of the license of each copied package, and lists all in its bill of materials', () => {
  const names = readdirSync(join(packed, 'lib/packages')).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(packed, 'lib/packages', name)).map((one) => `${name}/${one}`)
      : [name],
  )
  const { components } = JSON.parse(readFileSync(join(packed, 'lib/sbom.cdx.json'), 'utf8'))
  const listed = components.map((one: { readonly name: string }) => one.name)
  expect(listed).toEqual(expect.arrayContaining([...names, 'valibot', 'markdown-it']))
  for (const name of names)
    expect(readFileSync(join(packed, 'lib/packages', name, 'LICENSE'), 'utf8'), name).toMatch(/permission/i)
})

it('lists what create-troodon bundles, with its licenses', async () => {
  const made = join(folder, 'create')
  mkdirSync(made)
  const tarball = (await packedTarballs()).find((path) => path.includes('create-troodon')) ?? ''
  execFileSync('tar', ['-xzf', tarball, '-C', made])
  const { components } = JSON.parse(readFileSync(join(made, 'package/lib/sbom.cdx.json'), 'utf8'))
  const licenses = readFileSync(join(made, 'package/lib/LICENSES.txt'), 'utf8')
  expect(components.length).toBeGreaterThan(0)
  for (const { name, version } of components) expect(licenses).toContain(`${name} ${version}\n`)
})

describe('the package', () => {
  it('has what a site needs, and no tests, scripts or pages', () => {
    const names = readdirSync(packed).sort()
    expect(names.filter((name) => !/^(?:README|LICENSE|CHANGELOG)/.test(name))).toEqual([
      'build',
      'examples',
      'lib',
      'package.json',
      'schemas',
      'templates',
      'theme',
    ])
    expect(readdirSync(join(packed, 'build')).sort()).toEqual(['cli.js', 'config', 'shared'])
    const { exports } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
      exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
    }
    const targets = Object.values(exports).flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one),
    )
    for (const target of targets)
      expect(() =>
        statSync(join(packed, target.replace('*', 'Tabs').replace('Tabs.json', 'config.json'))),
      ).not.toThrow()
  })
})

describe('what a site installs', () => {
  it('is at most 12 packages with 61 MB', () => {
    const root = join(folder, 'size')
    hoisted(root, packed)
    const modules = join(root, 'node_modules')
    const files = new Map<number, number>()
    const packages: string[] = []
    for (const name of readdirSync(modules, { recursive: true, encoding: 'utf8' })) {
      const { ino, size } = statSync(join(modules, name))
      files.set(ino, size)
      if (/^(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(name)) packages.push(dirname(name))
    }
    const megabytes = [...files.values()].reduce((sum, size) => sum + size, 0) / 1e6
    expect(packages.length, packages.join(' ')).toBeLessThanOrEqual(12)
    expect(packages).toContain('sharp')
    expect(megabytes).toBeGreaterThan(30)
    expect(megabytes).toBeLessThan(61)
  })

  it('colors code in every language as the whole highlight.js does', () => {
    const part = join(packed, 'lib/packages/highlight.js/lib')
    const require = createRequire(import.meta.url)
    const whole = dirname(require.resolve('highlight.js/lib/core'))
    const grammars = (path: string) =>
      readdirSync(join(path, 'languages')).filter((name) => /^[^.]+\.js$/.test(name))
    expect(grammars(part)).toEqual(grammars(whole))
    const [ours, theirs] = [part, whole].map((path) => {
      // Other tests of this process add languages of Troodon to the shared one.
      const core = (require(join(path, 'core.js')) as HLJSApi).newInstance()
      for (const name of grammars(path))
        core.registerLanguage(name.slice(0, -3), require(join(path, 'languages', name)) as LanguageFn)
      return core
    }) as [HLJSApi, HLJSApi]
    const files = ['build/cli.js', 'theme/layout/Navbar.css', 'schemas/blog-front-matter.json', 'README.md']
    const text = files.map((file) => readFileSync(file, 'utf8').slice(0, 600)).join('\n')
    expect(ours.listLanguages()).toEqual(theirs.listLanguages())
    for (const language of theirs.listLanguages())
      expect(ours.highlight(text, { language }).value, language).toBe(
        theirs.highlight(text, { language }).value,
      )
  })

  it('has a notice for each package that it contains code of', () => {
    const packages = join(packed, 'lib/packages')
    const folders = readdirSync(packages).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(packages, name)).map((one) => `${name}/${one}`) : [name],
    )
    expect(folders).toContain('react-dom')
    // Files of DocSearch begin with its notice.
    for (const name of folders.filter((one) => !one.startsWith('@docsearch/')))
      expect(
        readdirSync(join(packages, name)).some((file) => /^licen[cs]e/i.test(file)),
        name,
      ).toBe(true)
  })
})

describe('a site with a page of each kind has the same bytes', () => {
  const layouts: Readonly<Record<string, Layout>> = {
    'installed by npm': hoisted,
    'installed by npm, nested': nested,
    'installed by pnpm': isolated,
    'that has installed other versions of what Troodon brings along'(root, source) {
      hoisted(root, source)
      for (const name of ['react', 'react-dom', 'scheduler', 'acorn', 'highlight.js', '@docsearch/js']) {
        const other = join(root, 'node_modules', name)
        mkdirSync(other, { recursive: true })
        writeFileSync(join(other, 'package.json'), `{"name":"${name}","version":"99.0.0"}`)
        writeFileSync(join(other, 'index.js'), "throw new Error('not ours')")
      }
    },
    'whose node_modules is a link'(root, source) {
      hoisted(join(root, '../elsewhere'), source)
      symlinkSync('../elsewhere/node_modules', join(root, 'node_modules'))
    },
    'in a workspace whose packages are installed above'(root, source) {
      hoisted(dirname(root), source)
    },
  }
  it.each(Object.entries(layouts))('%s', async (name, install) => {
    const root = join(folder, name.replaceAll(' ', '-'), 'site')
    writeSite(root)
    install(root, packed)
    const cli = name.startsWith('in a workspace') ? `../${installedCli}` : installedCli
    expect(differences(await outputOf(join(root, cli), root), fromSource)).toEqual([])
  })

  it('installed by `npm install troodon`', async () => {
    const root = join(folder, 'by-npm')
    writeSite(root)
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
    const registry = await startRegistry()
    const env = { ...process.env, ...npmEnvironment(registry, folder) }
    await promisify(execFile)('npm', ['install', 'troodon'], { cwd: root, env })
    registry.close()
    // The type of a package decides how default imports are bundled.
    const typed = join(folder, 'typed')
    writeSite(typed)
    writeFileSync(join(typed, 'package.json'), '{ "type": "module" }')
    const expected = await outputOf(resolve('build/cli.js'), typed)
    expect(differences(await outputOf(join(root, installedCli), root), expected)).toEqual([])
  })

  it('without code of its own, and with a theme that was bundled before', async () => {
    const plain = (root: string) => {
      mkdirSync(join(root, 'docs'), { recursive: true })
      writeFileSync(
        join(root, 'site.config.json'),
        '{ "title": "Birds", "baseUrl": "/birds/", "customCss": "a.css" }',
      )
      writeFileSync(join(root, 'a.css'), '.a { color: red }')
      writeFileSync(join(root, 'docs/intro.md'), '# Birds\n\n```js\nconst wings = 2\n```\n')
    }
    const [root, source] = [join(folder, 'plain'), join(folder, 'plain-source')] as const
    plain(root)
    plain(source)
    hoisted(root, packed)
    const expected = await outputOf(resolve('build/cli.js'), source)
    expect(differences(await outputOf(join(root, installedCli), root), expected)).toEqual([])
    for (const site of [root, source]) expect(readdirSync(join(site, '.cache/theme'))).not.toContain('server')
  })

  it('with an engine that is read-only and installed elsewhere, as by npx', async () => {
    const engine = join(folder, 'npx')
    hoisted(engine, packed)
    const before = timesIn(join(engine, 'node_modules'))
    chmodAll(packed, false)
    const root = join(folder, 'alone')
    writeSite(root)
    expect(differences(await outputOf(join(engine, installedCli), root), fromSource)).toEqual([])
    // Root may write anywhere: nothing was.
    expect(timesIn(join(engine, 'node_modules'))).toEqual(before)
  })
})

describe('types', () => {
  const uses = `import { defineConfig, type DocsFrontMatter } from 'troodon'
import { Link, useColorMode } from 'troodon/client'
import Tabs from 'troodon/theme/Tabs'
import Logo from './logo.svg'
import photo from './photo.png'
import styles from './uses.module.css'
export const config = defineConfig({ title: 'Birds', docs: { sidebarPath: false } })
// @ts-expect-error: there is no such key.
export const misspelled = defineConfig({ titel: 'Birds' })
// @ts-expect-error: a position is a number.
export const front: DocsFrontMatter = { sidebar_position: 'first' }
export const Page = () => <Tabs><Logo className={styles.logo} /><img src={photo} alt="" /><Link to="/">{useColorMode().colorMode}</Link></Tabs>
// @ts-expect-error: \`to\` is text.
export const Wrong = () => <Link to={1}>a</Link>
`
  it.each(['bundler', 'nodenext'])('are found with the module resolution "%s"', async (moduleResolution) => {
    const root = join(folder, `types-${moduleResolution}`)
    writeSite(root)
    writeFileSync(join(root, 'uses.tsx'), uses)
    hoisted(root, packed)
    for (const name of ['@types/react', 'csstype']) addPackage(root, name)
    const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext'
    const compilerOptions = {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      target: 'es2022',
      module,
      moduleResolution,
      types: [],
    }
    writeFileSync(join(root, 'package.json'), '{"type":"module"}')
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['uses.tsx', 'site.config.ts', 'pages/index.tsx'] }),
    )
    const compiled = await run(
      process.execPath,
      [resolve('node_modules/typescript/bin/tsc'), '-p', '.'],
      root,
    ).catch((error: { stdout: string }) => error)
    expect(compiled.stdout).toBe('')
  })
})

/** Files below a folder with the time of their last change. */
const timesIn = (path: string): readonly string[] =>
  (readdirSync(path, { recursive: true, encoding: 'utf8' }) as string[]).map(
    (name) => `${name} ${statSync(join(path, name)).mtimeMs}`,
  )

function chmodAll(path: string, writable: boolean): void {
  for (const name of ['', ...(readdirSync(path, { recursive: true, encoding: 'utf8' }) as string[])])
    chmodSync(join(path, name), (statSync(join(path, name)).mode & 0o555) | (writable ? 0o200 : 0))
}
