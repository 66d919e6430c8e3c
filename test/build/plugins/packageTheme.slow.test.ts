// Components of the theme that an installed package replaces.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

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
exports.default = () => ({ name: 'refs', ${form} });
`,
  )
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
