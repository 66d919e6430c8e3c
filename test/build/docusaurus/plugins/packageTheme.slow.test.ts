// Components of the theme that an installed package replaces.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const component = `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const react_1 = require("react");
const original = require("@theme-init/CodeBlock");
module.exports = (props) =>
  (props.metastring || '').split(' ').includes('reference')
    ? react_1.createElement('a', { href: props.children.trim() }, 'reference')
    : react_1.createElement(original.default || original, props);
`

const forms = {
  method: "getThemePath() {\n  return path_1.default.resolve(__dirname, './theme');\n}",
  arrow: "getThemePath: () => path_1.default.join(__dirname, '..', 'build', 'theme'),",
  beside: "getThemePath: () => path_1.default.join(__dirname, 'theme'), getClientModules: () => ['../a.js']",
  variable: 'getThemePath() { return themePath; }',
  text: 'getThemePath: function () { return "../build/theme"; }',
}

it.each(Object.entries(forms))('show code of Markdown with a CommonJS component: %s', async (_name, form) => {
  writeFile(root, 'site.config.ts', "export default { plugins: ['docusaurus-theme-refs'] }\n")
  const folder = 'node_modules/docusaurus-theme-refs'
  writeFile(root, `${folder}/package.json`, '{ "name": "docusaurus-theme-refs", "main": "build/index.js" }')
  writeFile(
    root,
    `${folder}/build/index.js`,
    `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const path_1 = { default: require("path") };
const themePath = path_1.default.resolve(
  __dirname,
  'theme',
);
exports.default = () => ({ name: 'refs', ${form} });
`,
  )
  writeFile(root, `${folder}/a.js`, '')
  writeFile(root, `${folder}/build/theme/CodeBlock/index.js`, component)
  writeFile(
    root,
    'docs/a.mdx',
    '# A\n\n```js reference\nhttps://a.example/x.js\n```\n\n```js\nconst plain = 1\n```\n',
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(status, stderr).toBe(0)
  const html = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
  expect(html).toMatch(/<a href="?https:\/\/a\.example\/x\.js"?>reference<\/a>/)
  expect(html).toContain('plain')
})

it('lets CommonJS components of a package require each other', async () => {
  writeFile(root, 'site.config.ts', "export default { plugins: ['docusaurus-theme-forms'] }\n")
  const folder = 'node_modules/docusaurus-theme-forms'
  writeFile(root, `${folder}/package.json`, '{ "name": "docusaurus-theme-forms", "main": "index.js" }')
  writeFile(
    root,
    `${folder}/index.js`,
    "module.exports = () => ({ name: 'forms', getThemePath: () => './theme' })\n",
  )
  writeFile(
    root,
    `${folder}/theme/Form/index.js`,
    `Object.defineProperty(exports, "__esModule", { value: true });
exports.labelOf = (name) => 'Field ' + name;
const react_1 = require("react");
const Field_1 = require("@theme/Form/Field");
exports.default = () => react_1.createElement(Field_1.default, { name: 'height' });
`,
  )
  writeFile(
    root,
    `${folder}/theme/Form/Field.js`,
    `Object.defineProperty(exports, "__esModule", { value: true });
const react_1 = require("react");
const Form_1 = require("@theme/Form");
exports.default = ({ name }) => react_1.createElement('label', null, Form_1.labelOf(name));
`,
  )
  writeFile(root, 'docs/a.mdx', "import Form from '@theme/Form'\n\n# A\n\n<Form />\n")
  const { status, stderr } = await runCommand(['build', root])
  expect(status, stderr).toBe(0)
  expect(readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')).toContain('<label>Field height</label>')
})

it('reads the components of local themes and of functions, and themes win over plugins', async () => {
  const boxed = (name: string, tag: string) =>
    `export const ${name} = ({ children }) => <${tag} title="${name}">{children}</${tag}>\n`
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = {
  title: 'Themes', url: 'https://themes.test', baseUrl: '/',
  themes: ['./mine'],
  plugins: [() => ({ name: 'inline', getThemePath: () => './inline' })],
  presets: [['classic', {}]],
}
`,
  )
  const beside = "getThemePath: () => path.join(__dirname, 'theme'), getClientModules: () => ['./client.js']"
  writeFile(
    root,
    'mine/index.js',
    `const path = require('path')\nmodule.exports = () => ({ name: 'mine', ${beside} })\n`,
  )
  writeFile(root, 'mine/client.js', '')
  writeFile(
    root,
    'mine/theme/MDXComponents/index.js',
    `import MDXComponents from '@theme-init/MDXComponents'
${boxed('Badge', 'b')}${boxed('Strong', 'u')}export default { ...MDXComponents, Badge, strong: Strong }
`,
  )
  writeFile(root, 'inline/MDXComponents.js', 'export default {}\n')
  writeFile(root, 'inline/CodeBlock.js', `${boxed('Code', 'pre')}export default Code\n`)
  writeFile(root, 'docs/a.mdx', '# A\n\n<Badge>new</Badge> **bold**\n\n```js\na()\n```\n')
  const { status, stderr } = await runCommand(['build', root])
  expect(status, stderr).toBe(0)
  const html = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
  expect(html).toContain('<b title="Badge">new</b> <u title="Strong">bold</u>')
  expect(html).toMatch(/<pre title="Code">a\(\)\s*<\/pre>/)
})
