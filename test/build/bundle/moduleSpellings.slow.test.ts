// Every way to import a module or file that sites made for Docusaurus use: one page for each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRequest } from '../../../build/bundle/resolve/requestPlugin.ts'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c63f800000002000148afa4710000000049454e44ae426082',
  'hex',
)
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" style="fill: red; --gap: 1px; stroke-width: 2" viewBox="0 0 1 1"><path d="M0"/></svg>'
const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" style="fill:red;--gap:1px;stroke-width:2" viewBox="0 0 1 1"><path d="M0"/></svg>'
const packages: Readonly<Record<string, string>> = {
  'both/package.json': '{"name":"both","version":"1.0.0","main":"./node.js","browser":"./browser.js"}',
  'both/node.js': 'exports.value = "on the server"',
  'both/browser.js': 'exports.value = "in the browser"',
  'parts/package.json':
    '{"name":"parts","version":"1.0.0","exports":{".":{"import":"./import.mjs","require":"./require.cjs"},"./sub/*":"./lib/*.js","./a.txt":"./a.txt"}}',
  'parts/import.mjs': 'export const value = "by import"',
  'parts/require.cjs': 'exports.value = "by require"',
  'parts/lib/one.js': 'module.exports = "one of the parts"',
  'parts/a.txt': 'text of a package',
  'two/package.json':
    '{"name":"two","version":"1.0.0","type":"module","main":"./main.js","module":"./module.js"}',
  'two/main.js': 'globalThis.two = "the main file of a package"',
  'two/module.js': 'export default "the module of a package"',
  'jsx/package.json': '{"name":"jsx","version":"1.0.0"}',
  'jsx/index.js': 'import React from "react"\nexport default () => <u>in a package</u>',
}
const site: Readonly<Record<string, string | Buffer>> = {
  'static/img/a.png': png,
  'docs/b.png': png,
  'static/img/c.svg': drawing,
  'src/code.py': 'print("hi")',
  'src/data.json': '{ "name": "of JSON" }',
  'src/data.yaml': 'name: of YAML\n',
  'src/list.yml': '- first\n',
  'src/Jsx.js': 'import React from "react"\nexport default function Jsx() { return <b>in a .js file</b> }',
  'src/Common.js':
    'const React = require("react")\nmodule.exports = () => React.createElement("i", null, "CommonJS")',
  'src/Required.js':
    'const React = require("react")\nmodule.exports = () => React.createElement("i", null, require("two").default)',
  'src/names.js': 'exports.first = "a named export"',
  'docs/_part.mdx': 'A part of {props.what}.\n',
  'src/All.tsx': `import path from 'path'
import fs from 'node:fs'
import Part from '@site/docs/_part.mdx'
import beside from '../docs/b.png'
import image from '@site/static/img/a.png'
import data from './data.yaml'
import fromStatic from '/img/a.png'
const composed = 'a'
export default () => <p title={typeof path.join + typeof fs.rmSync}><img src={beside} /><img src={image} /><img src={fromStatic} /><img src={require('@site/static/img/' + composed + '.png').default} />{data.name}{typeof global}{String(process.env.NONE)}<Part what="a page" /></p>
`,
  'pages/all.jsx': "export { default } from '@site/src/All'\n",
}

const code = '<pre>print(&quot;hi&quot;)</pre>'
/** Import, use → HTML. */
const cases: Readonly<Record<string, readonly [string, string, string | RegExp]>> = {
  'a module from the root': ["import Jsx from '/src/Jsx'", '<Jsx />', '<b>in a .js file</b>'],
  'an image from the root': [
    "import a from '/static/img/a.png'",
    '<img src={a} />',
    '<img src="/img/a.png">',
  ],
  'Markdown from the root': [
    "import P from '/docs/_part.mdx'",
    '<P what="a book" />',
    '<p>A part of a book.</p>',
  ],
  'an image of the site': [
    "import a from '@site/static/img/a.png'",
    '<img src={a} />',
    '<img src="/img/a.png">',
  ],
  'text from the root': ["import t from '!!raw-loader!/src/code.py'", '<pre>{t}</pre>', code],
  'text with one mark': ["import t from '!raw-loader!../src/code.py'", '<pre>{t}</pre>', code],
  'text without marks': ["import t from 'raw-loader!../src/code.py'", '<pre>{t}</pre>', code],
  'text with a minus': ["import t from '-!raw-loader!../src/code.py'", '<pre>{t}</pre>', code],
  'text of the site': ["import t from '!!raw-loader!@site/src/code.py'", '<pre>{t}</pre>', code],
  'text with options': ["import t from '!!raw-loader?esModule=false!../src/code.py'", '<pre>{t}</pre>', code],
  'text by query': ["import t from '../src/code.py?raw'", '<pre>{t}</pre>', code],
  'text of a package': [
    "import t from '!!raw-loader!parts/a.txt'",
    '<pre>{t}</pre>',
    '<pre>text of a package</pre>',
  ],
  'text by require': [
    "export const t = require('!!raw-loader!../src/code.py').default",
    '<pre>{t}</pre>',
    code,
  ],
  'text of a module': [
    "import t from '!!raw-loader!../src/names'",
    '<pre>{t}</pre>',
    '<pre>exports.first = &quot;a named export&quot;</pre>',
  ],
  'text of Markdown': [
    "import t from '!!raw-loader!./_part.mdx'",
    '<pre>{t}</pre>',
    '<pre>A part of {props.what}.\n</pre>',
  ],
  'text of an image': [
    "import t from '!!raw-loader!/static/img/c.svg'",
    '<pre>{t}</pre>',
    /^<pre>\n?&lt;svg xmlns/,
  ],
  'a required image': [
    '',
    '<img src={require("./b.png").default} />',
    /^<img src="\/assets\/images\/b-\w+\.png">$/,
  ],
  'a required image with a composed path': [
    "export const n = 'b'",
    "<img src={require('./' + n + '.png').default} />",
    /^<img src="\/assets\/media\/b\.\w+\.png"\/>$/,
  ],
  'an image with a composed URL': [
    "export const n = 'a'",
    "<img src={'/img/' + n + '.png'} />",
    '<img src="/img/a.png"/>',
  ],
  'text with a composed path': [
    "export const n = 'code'",
    "<pre>{require('!!raw-loader!@site/src/' + n + '.py').default}</pre>",
    code,
  ],
  'a module with a composed path': [
    "export const n = 'names'",
    "<b>{require('@site/src/' + n).first}</b>",
    '<b>a named export</b>',
  ],
  'a required image from the root': [
    '',
    '<img src={require("/static/img/a.png").default} />',
    '<img src="/img/a.png">',
  ],
  'an image with a query': [
    "import b from './b.png?v=1'",
    '<img src={b} />',
    /^<img src="\/assets\/media\/b\.\w+\.png"\/>$/,
  ],
  'a URL by loader': [
    "import u from 'url-loader!../src/code.py'",
    '<a id={u}>u</a>',
    /^<a id="\/assets\/media\/code\.\w+\.py">/,
  ],
  'a URL by another loader': [
    "import u from '!!file-loader!@site/static/img/c.svg'",
    '<a id={u}>u</a>',
    /^<a id="\/assets\/media\/c\.\w+\.svg">/,
  ],
  'a URL by query': [
    "import u from '../src/code.py?url'",
    '<a id={u}>u</a>',
    /^<a id="\/assets\/media\/code\.\w+\.py">/,
  ],
  'SVG as a component': ["import C from '@site/static/img/c.svg'", '<C />', drawn],
  'SVG by name': ["import { ReactComponent as C } from '/static/img/c.svg'", '<C />', drawn],
  'SVG by require': ["export const C = require('@site/static/img/c.svg').default", '<C />', drawn],
  'SVG by loader': ["import C from '@svgr/webpack!@site/static/img/c.svg'", '<C />', drawn],
  JSON: ["import data from '@site/src/data.json'", '<b>{data.name}</b>', '<b>of JSON</b>'],
  'JSON by name': ["import { name } from '../src/data.json'", '<b>{name}</b>', '<b>of JSON</b>'],
  YAML: ["import data from '@site/src/data.yaml'", '<b>{data.name}</b>', '<b>of YAML</b>'],
  'YAML by loader': ["import list from '!!yaml-loader!../src/list.yml'", '<b>{list[0]}</b>', '<b>first</b>'],
  CommonJS: ["import C from '@site/src/Common'", '<C />', '<i>CommonJS</i>'],
  'CommonJS by name': ["import { first } from '@site/src/names'", '<b>{first}</b>', '<b>a named export</b>'],
  'a package for browsers': ["import { value } from 'both'", '<b>{value}</b>', '<b>on the server</b>'],
  'a required package with a module': [
    "import C from '@site/src/Required'",
    '<C />',
    '<i>the module of a package</i>',
  ],
  'a package with exports': ["import { value } from 'parts'", '<b>{value}</b>', '<b>by import</b>'],
  'a part of a package': ["import one from 'parts/sub/one'", '<b>{one}</b>', '<b>one of the parts</b>'],
  'JSX in a package': ["import Jsx from 'jsx'", '<Jsx />', '<u>in a package</u>'],
}
const names = Object.keys(cases)

let folder: ReturnType<typeof temporaryFolder>
let ran: Awaited<ReturnType<typeof runCommand>>
const read = (path: string) => readFileSync(join(folder.path, 'dist', path, 'index.html'), 'utf8')

beforeAll(async () => {
  folder = temporaryFolder()
  for (const [path, text] of Object.entries(packages)) writeFile(folder.path, `node_modules/${path}`, text)
  for (const [path, content] of Object.entries(site)) writeFile(folder.path, path, content)
  for (const [index, name] of names.entries()) {
    const [first, use] = cases[name] as readonly [string, string, unknown]
    writeFile(folder.path, `docs/case-${index}.mdx`, `${first}\n\n# ${name}\n\n<div id="here">${use}</div>\n`)
  }
  ran = await runCommand(['build', folder.path])
})
afterAll(() => folder.remove())

describe('an import of', () => {
  it.each(names.map((name, index) => [name, index] as const))('%s', (name, index) => {
    const html = /<div id="here">(.*?)<\/div>/s
      .exec(read(`docs/case-${index}`))?.[1]
      ?.replaceAll('<!-- -->', '')
    const wanted = (cases[name] as readonly [string, string, string | RegExp])[2]
    if (typeof wanted === 'string') expect(html?.trim().replace(/>\n/g, '>')).toBe(wanted)
    else expect(html?.trim()).toMatch(wanted)
  })
})

it('browsers get the same file of a required package', () => {
  const assets = join(folder.path, 'dist/assets')
  const scripts = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((one) =>
    /\.js$/.test(one),
  )
  const all = scripts.map((path) => readFileSync(join(assets, path), 'utf8')).join('')
  expect(all).toContain('the module of a package')
  expect(all).not.toContain('the main file of a package')
})

it('the same spellings work in components, where modules of Node are empty in browsers', () => {
  expect(ran.status).toBe(0)
  const problems = problemText(ran.stderr).match(/^\S+ {2}(?:error|warning) .*/gm)
  expect(problems).toEqual(
    ['1:18  warning  missingModule  path', '2:16  warning  missingModule  node:fs'].map(
      (line) =>
        `src/All.tsx:${line} is a Node.js module, which browsers do not have. It is empty in the browser.`,
    ),
  )
  expect(read('all').replaceAll('<!-- -->', '')).toMatch(
    /<p title="functionfunction"><img src="\/assets\/media\/b\.\w+\.png"\/><img src="\/assets\/media\/a\.\w+\.png"\/><img src="\/assets\/media\/a\.\w+\.png"\/><img src="\/assets\/media\/a\.\w+\.png"\/>of YAMLobjectundefined<p>A part of a page.<\/p>/,
  )
})

it('a loader without an equivalent is named', () => {
  expect(readRequest('worker-loader!./work.js')).toBe(
    'The loader worker-loader of webpack has no equivalent here: "worker-loader!./work.js"',
  )
  expect(readRequest('!!babel-loader!raw-loader!./a')).toEqual({
    meaning: 'text',
    file: './a',
    isModule: true,
  })
})
