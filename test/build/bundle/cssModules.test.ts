// CSS modules that compose classes of other files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { cssModulesPlugin } from '../../../build/bundle/styles/cssModulesPlugin.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const files = {
  'page.js':
    "import box from './box.module.css'\nimport tag from './parts/tag.module.css'\nexport default { box, tag }\n",
  'box.module.css':
    ".box { composes: base round from './shared.module.css'; color: navy }\n.inner { composes: box; composes: row from global }\n",
  'parts/tag.module.css': '.tag { composes: box from "../box.module.css"; color: red }\n',
  'shared.module.css': '.base { color: black } .round { border-radius: 12px }\n',
}

async function bundle(name: string, changed: Readonly<Record<string, string>> = {}) {
  const root = join(folder.path, name)
  for (const [path, text] of Object.entries({ ...files, ...changed })) writeFile(root, path, text)
  const source = {
    compiles: () => false,
    read: (path: string) => Promise.resolve(readFileSync(path, 'utf8')),
  }
  const { outputFiles } = await build({
    entryPoints: [join(root, 'page.js')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    outdir: join(root, 'out'),
    logLevel: 'silent',
    plugins: [cssModulesPlugin(true, source)],
  })
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const module = (await import(`data:text/javascript,${encodeURIComponent(text('.js'))}`)) as {
    readonly default: { readonly box: Record<string, string>; readonly tag: Record<string, string> }
  }
  return { ...module.default, css: text('.css') }
}

/** Names of classes without the hash of the file. */
const short = (names = '') => names.replace(/_\w{5}(?= |$)/g, '')

it('have the names of the classes that they compose', async () => {
  const { box, tag } = await bundle('names')
  expect(short(box['box'])).toBe('base round box')
  expect(short(box['inner'])).toBe('base round box row inner')
  expect(short(tag['tag'])).toBe('base round box tag')
})

it('come after the rules of these classes, which are there once', async () => {
  const { css } = await bundle('rules')
  const rules = [...css.matchAll(/^\.(\w+) \{/gm)].map(([, name]) => short(name))
  expect(rules).toEqual(['base', 'round', 'box', 'inner', 'tag'])
})

it('can compose each other', async () => {
  const { box } = await bundle('circle', {
    'shared.module.css': ".base { color: black } .round { composes: inner from './box.module.css' }\n",
  })
  expect(short(box['box'])).toContain('base')
})

it('are reported when they compose a file that does not exist', async () => {
  const missing = { 'shared.module.css': ".base { composes: a from './none.module.css' }\n" }
  await expect(bundle('missing', missing)).rejects.toThrow('Could not resolve "./none.module.css"')
})

it('give code their values, which other files can use', async () => {
  const { box, css } = await bundle('values', {
    'box.module.css': `/* @value not: this; */
@value space: 4px;
@value double: calc(space * 2); @value small: (max-width: 599px);
@value colors: "./colors.css";
@value primary, secondary as other from colors;
:import("./colors.css") { hidden: secondary; }
:export {
  primaryColor: primary;
  /* with a comment; */ other-color: hidden;
  quoted: "a;b"
}
.box { margin: double; color: primary; primary: 1; background: url(data:image/png;base64,AA==) }
@media small { .inner { color: other } }
.größe { color: red }
`,
    'colors.css': '@value primary: #0af;\n@value secondary: rgb(1, 2, 3);\n.swatch { color: primary }\n',
  })
  expect(box).toMatchObject({
    space: '4px',
    double: 'calc(4px * 2)',
    small: '(max-width: 599px)',
    primary: '#0af',
    other: 'rgb(1, 2, 3)',
    primaryColor: '#0af',
    'other-color': 'rgb(1, 2, 3)',
    quoted: '"a;b"',
  })
  expect(box).not.toHaveProperty('hidden')
  expect(box).not.toHaveProperty('not')
  expect(short(box['größe'])).toBe('größe')
  expect(css).not.toMatch(/@value(?! not)|:export|:import/)
  expect(css).toContain('margin: calc(4px * 2)')
  expect(css).toContain('primary: 1')
  expect(css).toMatch(/@media \(max-width: 599px\) \{\s*\.inner_\w{5} \{\s*color: rgb\(1, 2, 3\)/)
  expect(css).toMatch(/\.swatch_\w{5} \{\s*color: #0af/)
})

it('begin with the class, and are members of the module', async () => {
  const { box, css } = await bundle('members', {
    'page.js': "const box = require('./box.module.css')\nexport default { box, tag: box.default }\n",
    'box.module.css': '.box { color: navy } .a\\:b { color: red } .inner-part { color: green }\n',
  })
  expect(box['box']).toMatch(/^box_\w{5}$/)
  expect(box['inner-part']).toMatch(/^inner-part_\w{5}$/)
  expect(box['a:b']).toMatch(/^a:b_\w{5}$/)
  expect(css).toContain(`.${box['a:b']?.replace(':', '\\:')} {`)
})
